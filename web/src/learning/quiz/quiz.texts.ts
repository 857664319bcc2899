import type { Texts } from '#shared/i18n/texts.ts'

export const quizTexts = {
  quiz: { eng: 'Quiz', phi: 'Quiz', ind: 'Kuis', mya: 'မေးခွန်းတွေ' },
  questionOf: {
    eng: 'Question {n} of {count}',
    phi: 'Tanong {n} sa {count}',
    ind: 'Pertanyaan {n} dari {count}',
    mya: 'မေးခွန်း\u00a0{count}\u00a0ခုမှာ နံပါတ်\u00a0{n}',
  },
  listenQuestion: {
    eng: 'Listen to the question',
    phi: 'Pakinggan ang tanong',
    ind: 'Dengarkan pertanyaan',
    mya: 'မေးခွန်းကို နားထောင်မယ်',
  },
  listenOption: {
    eng: 'Listen: {option}',
    phi: 'Pakinggan: {option}',
    ind: 'Dengarkan: {option}',
    mya: 'နားထောင်မယ်၊ {option}',
  },
  submit: { eng: 'Submit', phi: 'I-submit', ind: 'Jawab', mya: 'ဖြေမယ်' },
  next: { eng: 'Next', phi: 'Susunod', ind: 'Lanjut', mya: 'ရှေ့ဆက်မယ်' },
  watchFirst: {
    eng: 'Watch to the end to answer.',
    phi: 'Panoorin hanggang dulo para makasagot.',
    ind: 'Tonton sampai selesai untuk menjawab.',
    mya: 'မေးခွန်းဖြေဖို့ အဆုံးအထိ ကြည့်ပါ။',
  },
  chooseFirst: {
    eng: 'Choose an answer first.',
    phi: 'Pumili muna ng sagot.',
    ind: 'Pilih jawaban dulu.',
    mya: 'အဖြေ အရင်ရွေးပါ။',
  },
  correct: {
    eng: 'Correct! Next question.',
    phi: 'Tama! Susunod na tanong.',
    ind: 'Benar! Pertanyaan berikutnya.',
    mya: 'မှန်ပါတယ်။ နောက်မေးခွန်း ဆက်ဖြေပါ။',
  },
  completed: {
    eng: 'Correct! Quiz completed.',
    phi: 'Tama! Tapos na ang quiz.',
    ind: 'Benar! Kuis selesai.',
    mya: 'မှန်ပါတယ်။ မေးခွန်းအားလုံး ဖြေပြီးပါပြီ။',
  },
  wrong: {
    eng: 'Wrong answer. Try again.',
    phi: 'Mali ang sagot. Subukan ulit.',
    ind: 'Jawaban salah. Coba lagi.',
    mya: 'အဖြေ မှားနေပါတယ်။ ထပ်ဖြေကြည့်ပါ။',
  },
  firstTry: {
    eng: '{count} on first try',
    phi: '{count} tama sa unang subok',
    ind: '{count} langsung benar',
    mya: 'ပထမအကြိမ် {count}\u00a0ခု မှန်',
  },
  practise: { eng: 'Practise again', phi: 'Mag-practice ulit', ind: 'Latihan lagi', mya: 'ပြန်လေ့ကျင့်မယ်' },
} as const satisfies Texts
