import type { Texts } from '../i18n/texts'

/** Texts of the shared components themselves. */
export const uiTexts = {
  close: { eng: 'Close', phi: 'Isara', ind: 'Tutup', mya: 'ပိတ်မယ်' },
  wait: { eng: 'Please wait', phi: 'Sandali lang', ind: 'Tunggu sebentar', mya: 'ခဏစောင့်ပါ' },
  loading: { eng: 'Loading…', phi: 'Naglo-load…', ind: 'Memuat…', mya: 'ဖွင့်နေပါတယ်…' },
  showPassword: {
    eng: 'Show password',
    phi: 'Ipakita ang password',
    ind: 'Lihat kata sandi',
    mya: 'စကားဝှက် ကြည့်မယ်',
  },
  hidePassword: {
    eng: 'Hide password',
    phi: 'Itago ang password',
    ind: 'Sembunyikan kata sandi',
    mya: 'စကားဝှက် ဖုံးထားမယ်',
  },
  stars: {
    eng: '{n} of 5 stars',
    phi: '{n} sa 5 stars',
    ind: '{n} dari 5 bintang',
    mya: 'ကြယ်\u00a05\u00a0ပွင့်မှာ {n}\u00a0ပွင့်',
  },
  remove: { eng: 'Remove {name}', phi: 'Alisin ang {name}', ind: 'Hapus {name}', mya: '{name} ဖယ်မယ်' },
} as const satisfies Texts
