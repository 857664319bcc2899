import type { Failures } from '../../errors/failures'

/** Errors of editing a lesson. */
export const lessonErrors = {
  lesson_field: {
    status: 422,
    eng: 'This does not fit into the lesson. It was not saved; please check it.',
    phi: 'Hindi ito bagay sa lesson. Hindi ito na-save; pakitingnan ulit.',
    ind: 'Ini tidak cocok untuk pelajaran ini. Belum disimpan. Periksa lagi.',
    mya: 'ဒါက သင်ခန်းစာနဲ့ မကိုက်ညီပါဘူး။ မသိမ်းရသေးပါဘူး၊ ပြန်စစ်ပေးပါ။',
  },
  never_published: {
    status: 409,
    eng: 'This lesson has not been published.',
    phi: 'Hindi pa nailalathala ang lesson na ito.',
    ind: 'Pelajaran ini belum pernah diterbitkan.',
    mya: 'ဒီသင်ခန်းစာကို မထုတ်ဝေရသေးပါဘူး။',
  },
  answers_gone: {
    status: 409,
    eng: 'A question was taken out or asked anew, and its answers are gone. The version before can be brought back as a draft.',
    phi: 'May tanong na inalis o binago ang kahulugan, at wala na ang mga sagot dito. Maibabalik ang naunang bersyon bilang draft.',
    ind: 'Ada pertanyaan yang dihapus atau ditanyakan ulang, dan jawabannya sudah hilang. Versi sebelumnya bisa dikembalikan sebagai draf.',
    mya: 'မေးခွန်းတစ်ခုကို ဖယ်ထား ဒါမှမဟုတ် အသစ်မေးထားလို့ အဖြေတွေ မရှိတော့ပါဘူး။ အရင်ဗားရှင်းကို မူကြမ်းအဖြစ် ပြန်ယူနိုင်ပါတယ်။',
  },
  lesson_changed: {
    status: 409,
    eng: 'The lesson was changed since you looked at it. Please look at the preview again, then publish.',
    phi: 'Nabago ang lesson mula nang tingnan mo. Tingnan ulit ang preview, saka ilathala.',
    ind: 'Pelajaran ini berubah sejak Anda melihatnya. Lihat pratinjau lagi, lalu terbitkan.',
    mya: 'သင်ကြည့်ပြီးနောက် သင်ခန်းစာ ပြောင်းသွားပါတယ်။ နမူနာကို ပြန်ကြည့်ပြီးမှ ထုတ်ဝေပါ။',
  },
  lessons_changed: {
    status: 409,
    eng: 'The list has changed: other lessons are in it now. Nothing was done; please look at it again.',
    phi: 'Nagbago ang listahan: iba na ang mga lesson na narito. Walang ginawa; pakitingnan ulit.',
    ind: 'Daftarnya berubah: isinya sekarang pelajaran lain. Tidak ada yang dilakukan; lihat lagi.',
    mya: 'စာရင်း ပြောင်းသွားပါပြီ၊ အခု တခြားသင်ခန်းစာတွေ ပါနေပါတယ်။ ဘာမှ မလုပ်ရသေးပါဘူး၊ ပြန်ကြည့်ပါ။',
  },
  lesson_incomplete: {
    status: 422,
    eng: 'The lesson can’t be published yet. Missing: {what}.',
    phi: 'Hindi pa mailalathala ang lesson. Kulang: {what}.',
    ind: 'Pelajaran belum bisa diterbitkan. Yang belum ada: {what}.',
    mya: 'သင်ခန်းစာကို မထုတ်ဝေနိုင်သေးပါဘူး။ လိုနေတာ - {what}။',
  },
  machine_words: {
    status: 409,
    eng: 'A machine wrote some words that nobody has confirmed: {what}. Please read them first.',
    phi: 'May mga salitang isinulat ng makina na wala pang nagkumpirma: {what}. Basahin muna.',
    ind: 'Ada teks buatan mesin yang belum dipastikan siapa pun: {what}. Bacalah dulu.',
    mya: 'စက်ရေးထားပြီး ဘယ်သူမှ အတည်မပြုရသေးတဲ့ စာတွေ ရှိပါတယ် - {what}။ အရင် ဖတ်ပါ။',
  },
  meaning_open: {
    status: 409,
    eng: 'A question that workers have answered was reworded: {what}. Say first whether it still means the same.',
    phi: 'May tanong na nasagot na at binago ang salita: {what}. Sabihin muna kung pareho pa rin ang kahulugan.',
    ind: 'Ada pertanyaan yang sudah dijawab lalu diubah kata-katanya: {what}. Katakan dulu apakah artinya masih sama.',
    mya: 'ဖြေပြီးသား မေးခွန်းတစ်ခုရဲ့ စာ ပြောင်းထားပါတယ် - {what}။ အဓိပ္ပာယ် တူသေးလား အရင် ပြောပါ။',
  },
  moment_past: {
    status: 422,
    eng: 'That moment has passed. Please choose a later one, or publish now.',
    phi: 'Lumipas na ang oras na iyan. Pumili ng mas huli, o ilathala na ngayon.',
    ind: 'Waktu itu sudah lewat. Pilih waktu yang lebih lambat, atau terbitkan sekarang.',
    mya: 'အဲဒီအချိန် ကျော်သွားပါပြီ။ နောက်ကျတဲ့ အချိန်ကို ရွေးပါ၊ ဒါမှမဟုတ် အခုပဲ ထုတ်ဝေပါ။',
  },
  nothing_changed: {
    status: 409,
    eng: 'Nothing was changed since this lesson was published.',
    phi: 'Walang nabago mula nang mailathala ang lesson na ito.',
    ind: 'Tidak ada yang berubah sejak pelajaran ini diterbitkan.',
    mya: 'ဒီသင်ခန်းစာ ထုတ်ဝေပြီးနောက် ဘာမှ မပြောင်းထားပါဘူး။',
  },
} as const satisfies Failures
