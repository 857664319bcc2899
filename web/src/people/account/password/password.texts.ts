import type { Texts } from '#shared/i18n/texts.ts'

export const passwordTexts = {
  title: { eng: 'Password', phi: 'Password', ind: 'Kata sandi', mya: 'စကားဝှက်' },
  oldPassword: { eng: 'Old password', phi: 'Lumang password', ind: 'Kata sandi lama', mya: 'စကားဝှက်အဟောင်း' },
  newPassword: { eng: 'New password', phi: 'Bagong password', ind: 'Kata sandi baru', mya: 'စကားဝှက်အသစ်' },
  confirmPassword: {
    eng: 'Confirm password',
    phi: 'Ulitin ang password',
    ind: 'Ulangi kata sandi',
    mya: 'စကားဝှက် ပြန်ရိုက်ပါ',
  },
  save: { eng: 'Save', phi: 'I-save', ind: 'Simpan', mya: 'သိမ်းမယ်' },
  updated: {
    eng: 'Password updated.',
    phi: 'Napalitan na ang password.',
    ind: 'Kata sandi sudah diganti.',
    mya: 'စကားဝှက် ပြောင်းပြီးပါပြီ။',
  },
  old_missing: {
    eng: 'Please type old password',
    phi: 'Paki-type ang luma mong password',
    ind: 'Ketik kata sandi lama',
    mya: 'စကားဝှက်အဟောင်း ရိုက်ထည့်ပါ',
  },
  new_missing: {
    eng: 'Please enter a new password',
    phi: 'Maglagay ng bagong password',
    ind: 'Masukkan kata sandi baru',
    mya: 'စကားဝှက်အသစ် ထည့်ပါ',
  },
  too_short: {
    eng: 'Password need to have at least 8 characters.',
    phi: 'Kailangan ng 8 o higit pang letra o numero sa password.',
    ind: 'Kata sandi minimal 8 huruf atau angka.',
    mya: 'စကားဝှက် အနည်းဆုံး 8\u00a0လုံး ရှိရပါမယ်။',
  },
  mismatch: {
    eng: 'Please make sure you re-type your new password correctly.',
    phi: 'I-type ulit nang tama ang bago mong password.',
    ind: 'Ketik ulang kata sandi baru dengan benar.',
    mya: 'စကားဝှက်အသစ်ကို မှန်အောင် ပြန်ရိုက်ပါ။',
  },
} as const satisfies Texts
