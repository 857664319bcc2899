import type { Texts } from '../../../shared/i18n/texts'

export const forgotTexts = {
  send: { eng: 'Send', phi: 'Ipadala', ind: 'Kirim', mya: 'ပို့မယ်' },
  sent: {
    eng: 'Email sent to your account.',
    phi: 'May ipinadala kaming email sa account mo.',
    ind: 'Email sudah dikirim ke akun Anda.',
    mya: 'အကောင့်ဆီ အီးမေးလ် ပို့ပြီးပါပြီ။',
  },
} as const satisfies Texts
