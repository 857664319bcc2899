import type { Texts } from '#shared/i18n/texts.ts'

export const notFoundTexts = {
  title: {
    eng: 'Page not found',
    phi: 'Hindi mahanap ang page',
    ind: 'Halaman tidak ditemukan',
    mya: 'စာမျက်နှာ ရှာမတွေ့ပါဘူး',
  },
  text: {
    eng: 'This page is not here. Go to the videos.',
    phi: 'Wala rito ang page. Pumunta sa mga video.',
    ind: 'Halaman ini tidak ada. Kembali ke video.',
    mya: 'ဒီစာမျက်နှာ မရှိပါဘူး။ ဗီဒီယိုတွေဆီ သွားပါ။',
  },
  home: { eng: 'Library', phi: 'Mga video', ind: 'Video', mya: 'ဗီဒီယိုတွေ ကြည့်မယ်' },
} as const satisfies Texts
