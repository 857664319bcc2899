import type { Texts } from '#shared/i18n/texts.ts'

/** Sentences for what the server did not accept of what she did without internet, and what she can do. */
export const refusedTexts = {
  locked: {
    eng: 'A lesson is locked now. Your answers could not be counted. Ask your employer about Kasama.',
    phi: 'Naka-lock na ang isang lesson. Hindi nabilang ang mga sagot mo. Itanong sa employer mo ang Kasama.',
    ind: 'Satu pelajaran sekarang terkunci. Jawaban Anda belum terhitung. Tanyakan Kasama kepada majikan Anda.',
    mya: 'သင်ခန်းစာ တစ်ခု အခု ပိတ်ထားပါတယ်။ အဖြေတွေ မတွက်နိုင်သေးပါဘူး။ Kasama အကြောင်း အလုပ်ရှင်ကို မေးပါ။',
  },
  notWatched: {
    eng: 'One lesson needs to be watched to the end again. Then answer its questions.',
    phi: 'May isang lesson na kailangang panoorin ulit hanggang dulo. Pagkatapos, sagutin ang mga tanong.',
    ind: 'Satu pelajaran perlu ditonton lagi sampai selesai. Lalu jawab pertanyaannya.',
    mya: 'သင်ခန်းစာ တစ်ခုကို အဆုံးအထိ ပြန်ကြည့်ပါ။ ပြီးရင် မေးခွန်းတွေ ဖြေပါ။',
  },
  questionGone: {
    eng: 'A question has changed. Your other answers count. Open the lesson to answer the new one.',
    phi: 'May tanong na napalitan. Bilang ang iba mong sagot. Buksan ang lesson para sagutin ang bago.',
    ind: 'Satu pertanyaan sudah diganti. Jawaban Anda yang lain terhitung. Buka pelajaran untuk menjawab yang baru.',
    mya: 'မေးခွန်း တစ်ခု ပြောင်းသွားပါပြီ။ ကျန်တဲ့ အဖြေတွေ တွက်ပြီးပါပြီ။ အသစ်ကို ဖြေဖို့ သင်ခန်းစာကို ဖွင့်ပါ။',
  },
  lessonGone: {
    eng: 'A lesson is no longer in Kasama, so it could not be counted. Choose another one.',
    phi: 'Wala na sa Kasama ang isang lesson, kaya hindi ito nabilang. Pumili ng iba.',
    ind: 'Satu pelajaran sudah tidak ada di Kasama, jadi tidak terhitung. Pilih pelajaran lain.',
    mya: 'သင်ခန်းစာ တစ်ခု Kasama မှာ မရှိတော့လို့ မတွက်နိုင်ပါဘူး။ တခြားတစ်ခု ရွေးပါ။',
  },
  practice: {
    eng: 'An answer of practice could not be counted. There are new questions every day.',
    phi: 'May sagot sa pagsasanay na hindi nabilang. May mga bagong tanong araw-araw.',
    ind: 'Satu jawaban latihan tidak terhitung. Setiap hari ada pertanyaan baru.',
    mya: 'လေ့ကျင့်ခန်း အဖြေ တစ်ခု မတွက်နိုင်ပါဘူး။ နေ့တိုင်း မေးခွန်းအသစ် ရှိပါတယ်။',
  },
  name: {
    eng: 'Your new name could not be saved. Please write it again.',
    phi: 'Hindi na-save ang bago mong pangalan. Pakisulat ulit.',
    ind: 'Nama baru Anda belum tersimpan. Tolong tulis lagi.',
    mya: 'နာမည်အသစ် မသိမ်းနိုင်ပါဘူး။ ပြန်ရေးပါ။',
  },
  understood: { eng: 'OK', phi: 'OK', ind: 'Oke', mya: 'ဟုတ်ကဲ့' },
} as const satisfies Texts
