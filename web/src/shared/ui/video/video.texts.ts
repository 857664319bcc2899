import type { Texts } from '../../i18n/texts'

/** Texts of cards and topics. */
export const videoTexts = {
  topics: { eng: 'Topics', phi: 'Mga topic', ind: 'Topik', mya: 'ခေါင်းစဉ်တွေ' },
  nextTopics: {
    eng: 'Next topics',
    phi: 'Iba pang topic',
    ind: 'Topik berikutnya',
    mya: 'နောက်ထပ် ခေါင်းစဉ်တွေ',
  },
  previousTopics: {
    eng: 'Previous topics',
    phi: 'Mga naunang topic',
    ind: 'Topik sebelumnya',
    mya: 'အရင် ခေါင်းစဉ်တွေ',
  },
  completed: { eng: 'Completed', phi: 'Tapos na', ind: 'Selesai', mya: 'ကြည့်ပြီး' },
  locked: { eng: 'Locked', phi: 'Naka-lock', ind: 'Terkunci', mya: 'သော့ခတ်ထားတယ်' },
  free: { eng: 'Free', phi: 'Libre', ind: 'Gratis', mya: 'အခမဲ့' },
  play: { eng: 'Play', phi: 'I-play', ind: 'Putar', mya: 'ဖွင့်မယ်' },
  question: {
    eng: '{count} question',
    phi: '{count} tanong',
    ind: '{count} pertanyaan',
    mya: 'မေးခွန်း\u00a0{count}\u00a0ခု',
  },
  questions: {
    eng: '{count} questions',
    phi: '{count} tanong',
    ind: '{count} pertanyaan',
    mya: 'မေးခွန်း\u00a0{count}\u00a0ခု',
  },
  watched: {
    eng: '{percent}% watched',
    phi: '{percent}% napanood na',
    ind: '{percent}% ditonton',
    mya: '{percent}% ကြည့်ပြီး',
  },
  onlyEnglish: {
    eng: 'In English only',
    phi: 'Sa English lang',
    ind: 'Hanya dalam bahasa Inggris',
    mya: 'အင်္ဂလိပ်လိုပဲ ရပါတယ်',
  },
} as const satisfies Texts
