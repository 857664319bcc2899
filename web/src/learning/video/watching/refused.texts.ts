import type { Texts } from '#shared/i18n/texts.ts'

/** Sentences for what the server did not accept of what she did without internet, and what she can do. */
export const refusedTexts = {
  locked: {
    eng: 'A lesson is locked now. Your answers could not be counted. Ask your employer about Kasama.',
    phi: 'Naka-lock na ang isang lesson. Hindi nabilang ang sagot mo. Magtanong sa employer mo tungkol sa Kasama.',
    ind: 'Ada pelajaran yang terkunci. Jawaban Anda tidak bisa dihitung. Tanyakan soal Kasama ke majikan.',
    mya: 'သင်ခန်းစာ တစ်ခု သော့ခတ်ထားပါတယ်။ အဖြေတွေ ထည့်တွက်လို့ မရပါဘူး။ Kasama အကြောင်း အလုပ်ရှင်ကို မေးပါ။',
  },
  notWatched: {
    eng: 'One lesson needs to be watched to the end again. Then answer its questions.',
    phi: 'May isang lesson na kailangang panoorin ulit hanggang dulo. Pagkatapos, sagutin ang mga tanong.',
    ind: 'Ada pelajaran yang perlu ditonton lagi sampai selesai. Lalu jawab pertanyaannya.',
    mya: 'သင်ခန်းစာ တစ်ခုကို အဆုံးအထိ ပြန်ကြည့်ဖို့ လိုပါတယ်။ ပြီးရင် မေးခွန်းတွေ ဖြေပါ။',
  },
  questionGone: {
    eng: 'A question has changed. Your other answers count. Open the lesson to answer the new one.',
    phi: 'May tanong na napalitan. Nabilang ang iba mong sagot. Buksan ang lesson para sagutin ang bago.',
    ind: 'Ada pertanyaan yang diganti. Jawaban lain tetap dihitung. Buka pelajarannya, lalu jawab yang baru.',
    mya: 'မေးခွန်း တစ်ခု ပြောင်းထားပါတယ်။ တခြား အဖြေတွေ ထည့်တွက်ပါတယ်။ သင်ခန်းစာ ဖွင့်ပြီး အသစ်ကို ဖြေပါ။',
  },
  lessonGone: {
    eng: 'A lesson is no longer in Kasama, so it could not be counted. Choose another one.',
    phi: 'Wala na sa Kasama ang isang lesson, kaya hindi ito nabilang. Pumili ng iba.',
    ind: 'Satu pelajaran sudah tidak ada di Kasama, jadi tidak bisa dihitung. Pilih pelajaran lain.',
    mya: 'သင်ခန်းစာ တစ်ခု Kasama မှာ မရှိတော့လို့ ထည့်တွက်လို့ မရပါဘူး။ တခြားတစ်ခု ရွေးပါ။',
  },
  trouble: {
    eng: 'Something could not be saved. Open your last lesson again. If it is not done, answer its questions again.',
    phi: 'May hindi na-save. Buksan ulit ang huling lesson mo. Kung hindi pa tapos, sagutin ulit ang mga tanong.',
    ind: 'Ada yang tidak tersimpan. Buka lagi pelajaran terakhir. Jika belum selesai, jawab lagi pertanyaannya.',
    mya: 'တချို့ မသိမ်းလိုက်ရပါဘူး။ နောက်ဆုံး သင်ခန်းစာကို ပြန်ဖွင့်ပါ။ မပြီးသေးရင် မေးခွန်းတွေ ပြန်ဖြေပါ။',
  },
  practice: {
    eng: 'An answer of practice could not be counted. There are new questions every day.',
    phi: 'May sagot sa pagsasanay na hindi nabilang. May mga bagong tanong araw-araw.',
    ind: 'Satu jawaban latihan tidak bisa dihitung. Setiap hari ada pertanyaan baru.',
    mya: 'လေ့ကျင့်ခန်း အဖြေ တစ်ခု ထည့်တွက်လို့ မရပါဘူး။ နေ့တိုင်း မေးခွန်းအသစ် ရှိပါတယ်။',
  },
  name: {
    eng: 'Your new name could not be saved. Please write it again.',
    phi: 'Hindi na-save ang bago mong pangalan. Pakisulat ulit.',
    ind: 'Nama baru Anda belum tersimpan. Ketik lagi.',
    mya: 'နာမည်အသစ် သိမ်းလို့ မရပါဘူး။ ပြန်ရေးပေးပါ။',
  },
  understood: { eng: 'OK', phi: 'OK', ind: 'OK', mya: 'OK' },
} as const satisfies Texts
