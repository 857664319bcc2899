import type { Texts } from '#shared/i18n/texts.ts'

/** Texts of the page that a login card's link opens. */
export const firstLoginTexts = {
  title: {
    eng: 'Hello! You can start now',
    phi: 'Kumusta! Puwede ka nang magsimula',
    ind: 'Halo! Anda bisa mulai sekarang',
    mya: 'မင်္ဂလာပါ။ အခု စလို့ ရပါပြီ',
  },
  goOn: { eng: 'Continue', phi: 'Ituloy', ind: 'Lanjut', mya: 'ရှေ့ဆက်မယ်' },
  userId: { eng: 'User ID:', phi: 'User ID:', ind: 'User ID:', mya: 'User ID:' },
  withCard: {
    eng: 'Log in with your card',
    phi: 'Mag-\u2060log\u00a0in gamit ang card mo',
    ind: 'Masuk dengan kartu Anda',
    mya: 'ကတ်နဲ့ ဝင်ပါ',
  },
  logOut: { eng: 'Log out', phi: 'Mag-log out', ind: 'Keluar', mya: 'အကောင့်က ထွက်မယ်' },
  stay: { eng: 'Go to the videos', phi: 'Pumunta sa mga video', ind: 'Lihat video', mya: 'ဗီဒီယိုတွေ ကြည့်မယ်' },
} as const satisfies Texts
