import type { Texts } from '#shared/i18n/texts.ts'

export const appTexts = {
  signedOut: {
    eng: 'You are logged out. Log in again.',
    phi: 'Na-log out ka. Mag-log in ulit.',
    ind: 'Anda sudah keluar. Masuk lagi.',
    mya: 'အကောင့်က ထွက်သွားပါပြီ။ ပြန်ဝင်ပါ။',
  },
  loading: { eng: 'Loading…', phi: 'Naglo-load…', ind: 'Memuat…', mya: 'ဖွင့်နေပါတယ်…' },
  wrong: {
    eng: 'Something went wrong. Try again.',
    phi: 'May problema. Subukan ulit.',
    ind: 'Ada masalah. Coba lagi.',
    mya: 'တစ်ခုခု မှားနေပါတယ်။ ထပ်လုပ်ကြည့်ပါ။',
  },
  offline: { eng: 'No internet', phi: 'Walang internet', ind: 'Tidak ada internet', mya: 'အင်တာနက် မရှိပါဘူး' },
  opensLater: {
    eng: 'This page opens when it is back.',
    phi: 'Magbubukas ang page pagbalik ng internet.',
    ind: 'Halaman ini terbuka jika internet tersambung lagi.',
    mya: 'အင်တာနက် ပြန်ရရင် စာမျက်နှာ ပွင့်လာပါမယ်။',
  },
  back: { eng: 'Back', phi: 'Bumalik', ind: 'Kembali', mya: 'ပြန်သွားမယ်' },
  again: { eng: 'Try again', phi: 'Subukan ulit', ind: 'Coba lagi', mya: 'ထပ်လုပ်မယ်' },
} as const satisfies Texts
