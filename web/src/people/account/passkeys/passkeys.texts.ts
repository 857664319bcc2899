import type { Texts } from '#shared/i18n/texts.ts'

/** Passkeys of workers and employers: the offer after a login, and the list in the settings. */
export const passkeysTexts = {
  fingerprint: { eng: 'Fingerprint', phi: 'Fingerprint', ind: 'Sidik jari', mya: 'လက်ဗွေ' },
  offer: {
    eng: 'Next time log in with your finger, without typing a password.',
    phi: 'Sa susunod, mag-log in gamit ang daliri, walang password.',
    ind: 'Lain kali masuk dengan sidik jari, tanpa ketik kata sandi.',
    mya: 'နောက်တစ်ခါ လက်ဗွေနဲ့ ဝင်ပါ။ စကားဝှက် ရိုက်စရာ မလိုပါဘူး။',
  },
  ownPhone: {
    eng: 'Only on your own phone.',
    phi: 'Sa sarili mong phone lang.',
    ind: 'Hanya untuk HP Anda sendiri.',
    mya: 'ကိုယ့်ဖုန်းမှာပဲ သုံးပါ။',
  },
  use: { eng: 'Use fingerprint', phi: 'Gamitin ang fingerprint', ind: 'Pakai sidik jari', mya: 'လက်ဗွေ သုံးမယ်' },
  later: { eng: 'Maybe later', phi: 'Mamaya na lang', ind: 'Nanti saja', mya: 'နောက်မှပဲ' },
  added: {
    eng: 'Done. Next time, use your finger.',
    phi: 'Tapos na. Sa susunod, daliri na lang.',
    ind: 'Selesai. Lain kali pakai sidik jari.',
    mya: 'ပြီးပါပြီ။ နောက်တစ်ခါ လက်ဗွေ သုံးပါ။',
  },
  lead: {
    eng: 'Log in with your finger, your face or the phone’s code. Your password still works.',
    phi: 'Mag-log in gamit ang daliri, mukha o code ng phone. Gumagana pa rin ang password mo.',
    ind: 'Masuk dengan sidik jari, wajah, atau kode HP. Kata sandi tetap bisa dipakai.',
    mya: 'လက်ဗွေ၊ မျက်နှာ ဒါမှမဟုတ် ဖုန်းဖွင့်တဲ့ ကုဒ်နဲ့ ဝင်ပါ။ စကားဝှက်လည်း ဆက်သုံးလို့ ရပါတယ်။',
  },
  thisPhone: { eng: 'This phone', phi: 'Ang phone na ito', ind: 'HP ini', mya: 'ဒီဖုန်း' },
  addedOn: { eng: 'Added {date}', phi: 'Idinagdag: {date}', ind: 'Ditambahkan {date}', mya: 'ထည့်တဲ့ရက် {date}' },
  usedOn: {
    eng: 'Last used {date}, {time}',
    phi: 'Huling ginamit: {date}, {time}',
    ind: 'Terakhir dipakai {date}, {time}',
    mya: 'နောက်ဆုံး သုံးတဲ့ရက် {date}၊ {time}',
  },
  unused: { eng: 'Not used yet', phi: 'Hindi pa nagagamit', ind: 'Belum dipakai', mya: 'မသုံးရသေးပါဘူး' },
  remove: { eng: 'Remove', phi: 'Alisin', ind: 'Hapus', mya: 'ဖယ်မယ်' },
  removeDevice: {
    eng: 'Remove {device}',
    phi: 'Alisin ang {device}',
    ind: 'Hapus {device}',
    mya: '{device} ကို ဖယ်မယ်',
  },
  removed: { eng: 'Removed.', phi: 'Naalis na.', ind: 'Sudah dihapus.', mya: 'ဖယ်ပြီးပါပြီ။' },
  addAnother: {
    eng: 'Add another device',
    phi: 'Magdagdag ng isa pang device',
    ind: 'Tambah perangkat lain',
    mya: 'နောက်ထပ် ဖုန်း ထည့်မယ်',
  },
  lost: {
    eng: 'Lost a phone? Remove it here and it can no longer log in.',
    phi: 'Nawala ang phone? Alisin dito para hindi na ito maka-log in.',
    ind: 'HP hilang? Hapus di sini supaya HP itu tidak bisa dipakai masuk lagi.',
    mya: 'ဖုန်း ပျောက်သွားရင် ဒီမှာ ဖယ်ပါ။ အဲဒီဖုန်းနဲ့ ဝင်လို့ မရတော့ပါဘူး။',
  },
} as const satisfies Texts
