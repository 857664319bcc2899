import type { Texts } from '#shared/i18n/texts.ts'

/** Texts for workers; an employer reads them in English. */
export const resetTexts = {
  newPassword: { eng: 'New password', phi: 'Bagong password', ind: 'Kata sandi baru', mya: 'စကားဝှက်အသစ်' },
  confirm: {
    eng: 'Confirm password',
    phi: 'Ulitin ang password',
    ind: 'Ulangi kata sandi',
    mya: 'စကားဝှက် ပြန်ရိုက်ပါ',
  },
  save: { eng: 'Save', phi: 'I-save', ind: 'Simpan', mya: 'သိမ်းမယ်' },
  passwordMissing: {
    eng: 'Please type your new password.',
    phi: 'Paki-type ang bago mong password.',
    ind: 'Ketik kata sandi baru.',
    mya: 'စကားဝှက်အသစ် ရိုက်ထည့်ပါ။',
  },
  passwordTooShort: {
    eng: 'Password need to have at least 8 characters.',
    phi: 'Kailangan ng 8 o higit pang letra o numero sa password.',
    ind: 'Kata sandi minimal 8 huruf atau angka.',
    mya: 'စကားဝှက် အနည်းဆုံး 8\u00a0လုံး ရှိရပါမယ်။',
  },
  confirmMissing: {
    eng: 'Please re-type your password for confirmation.',
    phi: 'Paki-type ulit ang password mo.',
    ind: 'Ketik kata sandi sekali lagi.',
    mya: 'စကားဝှက်ကို နောက်တစ်ခါ ပြန်ရိုက်ပါ။',
  },
  mismatch: {
    eng: 'Password mismatch.',
    phi: 'Hindi magkapareho ang dalawang password.',
    ind: 'Kedua kata sandi tidak sama.',
    mya: 'စကားဝှက် နှစ်ခု မတူပါဘူး။',
  },
  done: {
    eng: 'Password was reset successfully',
    phi: 'Napalitan na ang password mo',
    ind: 'Kata sandi sudah diganti',
    mya: 'စကားဝှက် ပြောင်းပြီးပါပြီ',
  },
  loggedOutElsewhere: {
    eng: 'You are logged out on other phones.',
    phi: 'Na-log out ka sa ibang phone.',
    ind: 'Akun Anda sudah keluar dari HP lain.',
    mya: 'တခြားဖုန်းတွေမှာ အကောင့်က ထွက်သွားပါပြီ။',
  },
  oldLink: {
    eng: 'This link no longer works.',
    phi: 'Hindi na gumagana ang link.',
    ind: 'Link sudah tidak berlaku.',
    mya: 'ဒီလင့်ခ် သုံးလို့ မရတော့ပါဘူး။',
  },
  askForNew: { eng: 'Ask for a new one.', phi: 'Humingi ng bago.', ind: 'Minta yang baru.', mya: 'အသစ် တောင်းပါ။' },
  sendNew: {
    eng: 'Send a new link',
    phi: 'Humingi ng bagong link',
    ind: 'Minta link baru',
    mya: 'လင့်ခ်အသစ် တောင်းမယ်',
  },
  again: { eng: 'Try again', phi: 'Subukan ulit', ind: 'Coba lagi', mya: 'ထပ်လုပ်မယ်' },
} as const satisfies Texts
