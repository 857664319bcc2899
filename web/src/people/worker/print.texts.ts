import type { Texts } from '#shared/i18n/texts.ts'

/** Texts of the printed login card, in the worker's language. */
export const printTexts = {
  tagline: {
    eng: 'Video training for domestic helpers',
    phi: 'Video training para sa mga kasambahay',
    ind: 'Video pelatihan untuk pekerja rumah tangga',
    mya: 'အိမ်အကူတွေအတွက် ဗီဒီယိုသင်တန်း',
  },
  hello: { eng: 'Hello!', phi: 'Kumusta!', ind: 'Halo!', mya: 'မင်္ဂလာပါ' },
  password: { eng: 'Password', phi: 'Password', ind: 'Kata sandi', mya: 'စကားဝှက် (Password)' },
  scan: {
    eng: 'Scan the QR code with your phone camera.',
    phi: 'I-scan ang QR code gamit ang camera ng phone mo.',
    ind: 'Scan kode QR dengan kamera HP.',
    mya: 'QR ကုဒ်ကို ဖုန်းကင်မရာနဲ့ စကန်ဖတ်ပါ။',
  },
  press: {
    eng: 'Press “Continue”.',
    phi: 'Pindutin ang “Ituloy”.',
    ind: 'Tekan “Lanjut”.',
    mya: '“ရှေ့ဆက်မယ်” ကို နှိပ်ပါ။',
  },
  watch: {
    eng: 'Watch the first video.',
    phi: 'Panoorin ang unang video.',
    ind: 'Tonton video pertama.',
    mya: 'ပထမဆုံး ဗီဒီယိုကို ကြည့်ပါ။',
  },
  once: {
    eng: 'The QR code logs you in once, within 24 hours. After that, type the User ID and password.',
    phi: 'Isang beses ka lang mala-log in ng QR code, sa loob ng 24 na oras. Pagkatapos, i-type ang User ID at password.',
    ind: 'Kode QR hanya untuk 1 kali masuk, dalam 24 jam. Setelah itu, ketik User ID dan kata sandi.',
    mya: 'QR ကုဒ်နဲ့ 24\u00a0နာရီအတွင်း တစ်ကြိမ်ပဲ ဝင်လို့ ရပါတယ်။ နောက်ပိုင်း User ID နဲ့ စကားဝှက် ရိုက်ပြီး ဝင်ပါ။',
  },
  yours: {
    eng: 'This password is for you alone.',
    phi: 'Para sa iyo lang ang password na ito.',
    ind: 'Kata sandi ini hanya untuk Anda.',
    mya: 'ဒီစကားဝှက်က ကိုယ်တစ်ယောက်တည်းအတွက်ပါ။',
  },
} as const satisfies Texts
