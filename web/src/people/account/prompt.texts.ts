import type { Texts } from '#shared/i18n/texts.ts'

export const promptTexts = {
  title: {
    eng: 'Type your password',
    phi: 'I-type ang password mo',
    ind: 'Ketik kata sandi Anda',
    mya: 'စကားဝှက် ရိုက်ထည့်ပါ',
  },
  password: { eng: 'Password', phi: 'Password', ind: 'Kata sandi', mya: 'စကားဝှက်' },
  missing: {
    eng: 'Please fill in your password',
    phi: 'Pakilagay ang password mo',
    ind: 'Isi kata sandi Anda',
    mya: 'စကားဝှက် ဖြည့်ပါ',
  },
  ok: { eng: 'OK', phi: 'OK', ind: 'OK', mya: 'OK' },
  cancel: { eng: 'Cancel', phi: 'I-cancel', ind: 'Batal', mya: 'မလုပ်တော့ဘူး' },
} as const satisfies Texts
