import type { Failures } from '../../errors/failures'

/** Errors of the translation aid. */
export const translationErrors = {
  no_model: {
    status: 409,
    eng: 'No language model is set up here, so nothing can be suggested. You can still write the words yourself.',
    phi: 'Walang language model na naka-setup dito, kaya walang maimumungkahi. Puwede mo pa ring isulat ang mga salita.',
    ind: 'Model bahasa belum dipasang di sini, jadi tidak ada saran. Kata-katanya tetap bisa ditulis sendiri.',
    mya: 'ဒီမှာ ဘာသာပြန်ပေးမယ့် စနစ် မထည့်ရသေးလို့ အကြံပြုပေးလို့ မရပါဘူး။ ကိုယ်တိုင် ရေးလို့ ရပါတယ်။',
  },
  model_spent: {
    status: 409,
    eng: "Today's tokens of the language model are used up. Suggestions go on tomorrow, or with a higher limit in Settings.",
    phi: 'Ubos na ang token ng language model ngayong araw. Bukas na ulit, o taasan ang limit sa Settings.',
    ind: 'Token model bahasa untuk hari ini sudah habis. Lanjut besok, atau naikkan batasnya di Pengaturan.',
    mya: 'ဒီနေ့အတွက် token တွေ ကုန်သွားပါပြီ။ မနက်ဖြန် ဆက်လုပ်ပါ။ ဒါမှမဟုတ် ဆက်တင်မှာ ကန့်သတ်ချက် တိုးပါ။',
  },
  model_away: {
    status: 503,
    eng: 'The language model gave no answer that can be used. Nothing was changed. Try again in a minute.',
    phi: 'Walang magamit na sagot mula sa language model. Walang nabago. Subukan ulit mamaya.',
    ind: 'Model bahasa tidak memberi jawaban yang bisa dipakai. Tidak ada yang berubah. Coba lagi sebentar lagi.',
    mya: 'ဘာသာပြန်စနစ်က သုံးလို့ရတဲ့ အဖြေ မပေးပါဘူး။ ဘာမှ မပြောင်းပါဘူး။ ခဏနေ ထပ်လုပ်ကြည့်ပါ။',
  },
} as const satisfies Failures
