import type { Texts } from '../../shared/i18n/texts'

/** The printed login card speaks the worker's language. */
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
  type: {
    eng: 'Type the password.',
    phi: 'I-type ang password.',
    ind: 'Ketik kata sandi.',
    mya: 'စကားဝှက် ရိုက်ထည့်ပါ။',
  },
  watch: {
    eng: 'Watch the first video.',
    phi: 'Panoorin ang unang video.',
    ind: 'Tonton video pertama.',
    mya: 'ပထမဆုံး ဗီဒီယိုကို ကြည့်ပါ။',
  },
  yours: {
    eng: 'This password is for you alone.',
    phi: 'Para sa iyo lang ang password na ito.',
    ind: 'Kata sandi ini hanya untuk Anda.',
    mya: 'ဒီစကားဝှက်က ကိုယ်တစ်ယောက်တည်းအတွက်ပါ။',
  },
} as const satisfies Texts
