import type { Texts } from '#shared/i18n/texts.ts'

export const helpTexts = {
  contact: { eng: 'Contact Us', phi: 'Kontakin kami', ind: 'Hubungi kami', mya: 'ဆက်သွယ်မယ်' },
  inYourLanguage: {
    eng: 'Write in your language.',
    phi: 'Magsulat sa wika mo.',
    ind: 'Tulis dalam bahasa Anda.',
    mya: 'ကိုယ့်ဘာသာစကားနဲ့ ရေးပါ။',
  },
  name: { eng: 'Full name', phi: 'Buong pangalan', ind: 'Nama lengkap', mya: 'နာမည် အပြည့်အစုံ' },
  email: { eng: 'Email', phi: 'Email', ind: 'Email', mya: 'အီးမေးလ်' },
  emailIfAny: {
    eng: 'Email (if you have one)',
    phi: 'Email (kung mayroon)',
    ind: 'Email (jika ada)',
    mya: 'အီးမေးလ် (ရှိရင်)',
  },
  noEmail: {
    eng: 'No email? Leave it empty. Your User ID goes with your message.',
    phi: 'Walang email? Iwan itong blangko. Ipapadala ang User ID mo kasama ng message.',
    ind: 'Tidak punya email? Kosongkan saja. User ID Anda ikut terkirim.',
    mya: 'အီးမေးလ် မရှိရင် မဖြည့်ဘဲ ထားပါ။ User ID က စာနဲ့အတူ ပါသွားပါမယ်။',
  },
  message: { eng: 'Message', phi: 'Message', ind: 'Pesan', mya: 'စာ' },
  send: { eng: 'Send', phi: 'Ipadala', ind: 'Kirim', mya: 'ပို့မယ်' },
  nameMissing: {
    eng: 'Please fill in your name',
    phi: 'Pakilagay ang pangalan mo',
    ind: 'Isi nama Anda',
    mya: 'နာမည် ဖြည့်ပါ',
  },
  /** For a part of an address, too. */
  emailMissing: {
    eng: 'Please fill in your whole email',
    phi: 'Pakilagay ang buong email mo',
    ind: 'Isi email Anda dengan lengkap',
    mya: 'အီးမေးလ် အပြည့်အစုံ ဖြည့်ပါ',
  },
  messageMissing: {
    eng: 'Please write a message',
    phi: 'Pakisulat ang message mo',
    ind: 'Tulis pesan Anda',
    mya: 'စာ ရေးပါ',
  },
  sent: {
    eng: 'Your message has been sent.',
    phi: 'Naipadala na ang message mo.',
    ind: 'Pesan Anda sudah dikirim.',
    mya: 'စာ ပို့ပြီးပါပြီ။',
  },
  askGenie: { eng: 'Ask Genie', phi: 'Magtanong kay Genie', ind: 'Tanya Genie', mya: 'Genie ကို မေးမယ်' },
  genieAnswers: {
    eng: 'Genie answers at once.',
    phi: 'Sasagot agad si Genie.',
    ind: 'Genie langsung menjawab.',
    mya: 'Genie က ချက်ချင်း ဖြေပေးပါတယ်။',
  },
} as const satisfies Texts
