import type { Failures } from '../errors/failures'

/** Errors of refunds and vouchers at the desk. */
export const moneyErrors = {
  refund_open: {
    status: 409,
    eng: 'Another refund of this payment is on its way. Please wait.',
    phi: 'May isa pang refund ng bayad na ito. Sandali lang.',
    ind: 'Pengembalian lain untuk pembayaran ini sedang berjalan. Tunggu sebentar.',
    mya: 'ဒီငွေပေးချေမှုကို တခြားသူက ပြန်အမ်းနေပါတယ်။ ခဏစောင့်ပါ။',
  },
  /** The refundable amount is not the one that was shown. */
  refund_changed: {
    status: 409,
    eng: 'Something was refunded in the meantime. Look at the payment again.',
    phi: 'May na-refund na habang bukas ito. Tingnan ulit ang bayad.',
    ind: 'Sementara itu ada uang yang dikembalikan. Lihat lagi pembayarannya.',
    mya: 'ဒီအတောအတွင်း ငွေပြန်အမ်းထားပါတယ်။ ငွေပေးချေမှုကို ပြန်ကြည့်ပါ။',
  },
  refund_too_much: {
    status: 422,
    eng: 'That is more than is left to refund.',
    phi: 'Sobra ito sa puwede pang i-refund.',
    ind: 'Itu lebih dari yang masih bisa dikembalikan.',
    mya: 'ပြန်အမ်းလို့ ရသေးတဲ့ ငွေထက် များနေပါတယ်။',
  },
  /** The payment provider refused: nothing was refunded. */
  refund_refused: {
    status: 409,
    eng: 'The payment provider refused. Nothing was refunded.',
    phi: 'Tumanggi ang payment provider. Walang na-refund.',
    ind: 'Penyedia pembayaran menolak. Tidak ada yang dikembalikan.',
    mya: 'ငွေပေးချေမှု ဝန်ဆောင်မှုက လက်မခံပါဘူး။ ငွေ မပြန်အမ်းရသေးပါဘူး။',
  },
  refund_unclear: {
    status: 503,
    eng: 'The payment provider gave no clear answer. Press again: nothing is refunded twice.',
    phi: 'Walang malinaw na sagot ang payment provider. Pindutin ulit: walang madodoble.',
    ind: 'Jawaban penyedia pembayaran tidak jelas. Tekan lagi: tidak ada yang dikembalikan dua kali.',
    mya: 'ငွေပေးချေမှု ဝန်ဆောင်မှုက သေချာ မဖြေပါဘူး။ ထပ်နှိပ်ပါ။ နှစ်ခါ မပြန်အမ်းပါဘူး။',
  },
  voucher_invalid: {
    status: 422,
    eng: 'Please check this field.',
    phi: 'Pakitingnan ang field na ito.',
    ind: 'Coba periksa kolom ini.',
    mya: 'ဒီနေရာကို ပြန်စစ်ပါ။',
  },
  voucher_taken: {
    status: 409,
    eng: 'This code is in use already.',
    phi: 'May gumagamit na ng code na ito.',
    ind: 'Kode ini sudah dipakai.',
    mya: 'ဒီကုဒ်ကို သုံးပြီးသား ဖြစ်ပါတယ်။',
  },
  provider_unclear: {
    status: 503,
    eng: 'The payment provider does not answer. Please try again.',
    phi: 'Hindi sumasagot ang payment provider. Subukan ulit.',
    ind: 'Penyedia pembayaran tidak menjawab. Coba lagi.',
    mya: 'ငွေပေးချေမှု ဝန်ဆောင်မှုက မဖြေပါဘူး။ ထပ်လုပ်ကြည့်ပါ။',
  },
  /** Another admin decided the difference in the meantime, or it was corrected automatically. */
  difference_gone: {
    status: 409,
    eng: 'This is not so any more. Look at the account again.',
    phi: 'Hindi na ganito ngayon. Tingnan ulit ang account.',
    ind: 'Keadaannya sudah berubah. Lihat lagi akunnya.',
    mya: 'အခု ဒီလို မဟုတ်တော့ပါဘူး။ အကောင့်ကို ပြန်ကြည့်ပါ။',
  },
} as const satisfies Failures
