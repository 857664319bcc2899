import type { Failures } from '../../errors/failures'

/** Errors of videos and their questions. */
export const videoErrors = {
  locked: {
    status: 402,
    eng: 'This video is for subscribers.',
    phi: 'Para sa may subscription ang video na ito.',
    ind: 'Video ini untuk pelanggan.',
    mya: 'ဒီဗီဒီယိုက အသင်းဝင်ထားတဲ့ သူတွေအတွက်ပါ။',
  },
  media_expired: {
    status: 403,
    eng: 'This video address has ended. The page gets a new one.',
    phi: 'Luma na ang link ng video. Naglo-load ang bago.',
    ind: 'Link video ini sudah tidak berlaku. Yang baru sedang dimuat.',
    mya: 'ဒီဗီဒီယိုလင့်ခ် သက်တမ်းကုန်သွားပါပြီ။ လင့်ခ်အသစ် အလိုလို ရပါမယ်။',
  },
  clip_completed: {
    status: 409,
    eng: 'Your worker has completed this video. It stays in her list.',
    phi: 'Natapos na ang video na ito.',
    ind: 'Video ini sudah selesai.',
    mya: 'ဒီဗီဒီယိုကို ကြည့်ပြီးပါပြီ။',
  },
  not_watched: {
    status: 409,
    eng: 'Watch to the end to answer.',
    phi: 'Panoorin hanggang dulo para makasagot.',
    ind: 'Tonton sampai selesai untuk menjawab.',
    mya: 'မေးခွန်းဖြေဖို့ အဆုံးအထိ ကြည့်ပါ။',
  },
  order_changed: {
    status: 409,
    eng: 'This voucher has changed meanwhile. The list shows how it is now.',
    phi: 'Nagbago na ang voucher na ito. Nasa listahan ang bago.',
    ind: 'Voucher ini sudah berubah. Lihat keadaannya sekarang di daftar.',
    mya: 'ဒီကူပွန် ပြောင်းသွားပါပြီ။ စာရင်းထဲမှာ အခုအခြေအနေ ကြည့်ပါ။',
  },
  question_gone: {
    status: 404,
    eng: 'This question has changed. The page shows the new one.',
    phi: 'Napalitan ang tanong. Lalabas ang bago.',
    ind: 'Pertanyaan ini sudah diganti. Yang baru akan tampil.',
    mya: 'ဒီမေးခွန်း ပြောင်းသွားပါပြီ။ အသစ်ကို ပြပါမယ်။',
  },
} as const satisfies Failures
