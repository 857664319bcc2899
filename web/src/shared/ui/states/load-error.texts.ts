import type { Texts } from '../../i18n/texts'

export const loadErrorTexts = {
  failed: {
    eng: 'Something went wrong. Try again.',
    phi: 'May problema. Subukan ulit.',
    ind: 'Ada masalah. Coba lagi.',
    mya: 'တစ်ခုခု မှားနေပါတယ်။ ထပ်လုပ်ကြည့်ပါ။',
  },
  partMissing: {
    eng: 'A part of this page is missing.',
    phi: 'Hindi nag-load ang ilang bahagi ng page.',
    ind: 'Ada bagian halaman ini yang belum muncul.',
    mya: 'ဒီစာမျက်နှာမှာ တချို့အပိုင်းတွေ မပေါ်လာပါဘူး။',
  },
  tryAgain: { eng: 'Try again', phi: 'Subukan ulit', ind: 'Coba lagi', mya: 'ထပ်လုပ်မယ်' },
  noInternet: { eng: 'No internet', phi: 'Walang internet', ind: 'Tidak ada internet', mya: 'အင်တာနက် မရှိပါဘူး' },
  progressSaved: {
    eng: 'Your progress is saved.',
    phi: 'Naka-save ang progress mo.',
    ind: 'Kemajuan Anda tersimpan.',
    mya: 'တိုးတက်မှုကို သိမ်းထားပါတယ်။',
  },
} as const satisfies Texts
