import type { Texts } from '#shared/i18n/texts.ts'

/** Texts of the helper's login; an employer reads them in English. */
export const authTexts = {
  tagline: {
    eng: 'Video training for domestic helpers',
    phi: 'Video training para sa mga kasambahay',
    ind: 'Video pelatihan untuk pekerja rumah tangga',
    mya: 'အိမ်အကူတွေအတွက် ဗီဒီယိုသင်တန်း',
  },
  welcome: {
    eng: 'Hello! Log in to learn',
    phi: 'Kumusta! Mag-\u2060log\u00a0in para matuto',
    ind: 'Halo! Masuk untuk belajar',
    mya: 'မင်္ဂလာပါ။ လေ့လာဖို့ ဝင်ပါ',
  },
  language: { eng: 'Language', phi: 'Wika', ind: 'Bahasa', mya: 'ဘာသာစကား' },
  whoLogsIn: {
    eng: 'Who is logging in?',
    phi: 'Sino ang magla-log in?',
    ind: 'Siapa yang masuk?',
    mya: 'ဘယ်သူ ဝင်မှာလဲ။',
  },
  employer: { eng: 'Employer', phi: 'Employer', ind: 'Majikan', mya: 'အလုပ်ရှင်' },
  helper: { eng: 'Helper', phi: 'Helper', ind: 'Pekerja', mya: 'အိမ်အကူ' },
  userId: { eng: 'User ID', phi: 'User ID', ind: 'User ID', mya: 'User ID' },
  password: { eng: 'Password', phi: 'Password', ind: 'Kata sandi', mya: 'စကားဝှက် (Password)' },
  logIn: { eng: 'Log in', phi: 'Mag-log in', ind: 'Masuk', mya: 'ဝင်မယ်' },
  forgot: {
    eng: 'Forgot password?',
    phi: 'Nakalimutan ang password?',
    ind: 'Lupa kata sandi?',
    mya: 'စကားဝှက် မေ့သွားတယ်',
  },
  whereFrom: {
    eng: 'Your employer gives you the User ID.',
    phi: 'Sa employer mo makukuha ang User ID.',
    ind: 'User ID dari majikan Anda.',
    mya: 'User ID ကို အလုပ်ရှင်က ပေးပါတယ်။',
  },
  userIdMissing: {
    eng: 'Please fill in your User ID',
    phi: 'Pakilagay ang User ID mo',
    ind: 'Isi User ID Anda',
    mya: 'User ID ဖြည့်ပါ',
  },
  passwordMissing: {
    eng: 'Please fill in your password',
    phi: 'Pakilagay ang password mo',
    ind: 'Isi kata sandi Anda',
    mya: 'စကားဝှက် ဖြည့်ပါ',
  },
  demo: { eng: 'Try the demo', phi: 'Subukan ang demo', ind: 'Coba demo', mya: 'နမူနာ စမ်းကြည့်မယ်' },
  demoHint: {
    eng: 'Tap a name to fill in the form.',
    phi: 'Pindutin ang pangalan para mapunan ang form.',
    ind: 'Tekan satu nama untuk mengisi formulir.',
    mya: 'ဖောင် ဖြည့်ဖို့ နာမည်တစ်ခုကို နှိပ်ပါ။',
  },
} as const satisfies Texts
