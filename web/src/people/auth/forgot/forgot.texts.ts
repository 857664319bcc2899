import type { Texts } from '#shared/i18n/texts.ts'

export const forgotTexts = {
  send: { eng: 'Send', phi: 'Ipadala', ind: 'Kirim', mya: 'ပို့မယ်' },
  /** Added for a User ID that is no email, whether such an account exists or not. */
  askEmployer: {
    eng: 'Ask your employer to open it.',
    phi: 'Pakisabi sa employer mo na buksan ito.',
    ind: 'Minta majikan membukanya.',
    mya: 'အဲဒီအီးမေးလ်ကို ဖွင့်ပေးဖို့ အလုပ်ရှင်ကို ပြောပါ။',
  },
  sent: {
    eng: 'Email sent to your account.',
    phi: 'May ipinadala kaming email sa account mo.',
    ind: 'Email sudah dikirim ke akun Anda.',
    mya: 'အကောင့်ဆီ အီးမေးလ် ပို့ပြီးပါပြီ။',
  },
} as const satisfies Texts
