import type { Texts } from '#shared/i18n/texts.ts'

/** Texts about the user's own account and data. */
export const careTexts = {
  myAccount: { eng: 'My account', phi: 'Ang account mo', ind: 'Akun Anda', mya: 'ကိုယ့်အကောင့်' },
  yourData: { eng: 'Your data', phi: 'Ang data mo', ind: 'Data Anda', mya: 'ကိုယ့် အချက်အလက်တွေ' },
  seeData: {
    eng: 'See and download it',
    phi: 'Tingnan at i-download',
    ind: 'Lihat dan unduh',
    mya: 'ကြည့်ပြီး သိမ်းမယ်',
  },
  delete: { eng: 'Delete account', phi: 'Burahin ang account', ind: 'Hapus akun', mya: 'အကောင့် ဖျက်မယ်' },
  question: {
    eng: 'Delete your account?',
    phi: 'Buburahin mo ba ang account mo?',
    ind: 'Hapus akun Anda?',
    mya: 'အကောင့်ကို ဖျက်မလား။',
  },
  keep: { eng: 'Keep account', phi: 'Hindi muna', ind: 'Tidak jadi', mya: 'မဖျက်တော့ဘူး' },
  dataGone: {
    eng: 'Your data is deleted for good.',
    phi: 'Mabubura ang lahat ng data mo at hindi na maibabalik.',
    ind: 'Data Anda dihapus dan tidak bisa dikembalikan.',
    mya: 'အချက်အလက်တွေ အကုန် ပျောက်သွားပြီး ပြန်မရတော့ပါဘူး။',
  },
  progressGone: {
    eng: 'Your progress and credits are deleted too.',
    phi: 'Mawawala ang progress at mga credit mo.',
    ind: 'Kemajuan dan poin Anda akan hilang.',
    mya: 'တိုးတက်မှုနဲ့ ဆုမှတ်တွေ ပျောက်သွားပါမယ်။',
  },
  loginGone: {
    eng: 'You cannot log in again with this account.',
    phi: 'Hindi ka na makakapag-log in sa account na ito.',
    ind: 'Anda tidak bisa masuk lagi dengan akun ini.',
    mya: 'ဒီအကောင့်နဲ့ ပြန်ဝင်လို့ မရတော့ပါဘူး။',
  },
  deleted: {
    eng: 'Your account is deleted.',
    phi: 'Nabura na ang account mo.',
    ind: 'Akun Anda sudah dihapus.',
    mya: 'အကောင့် ဖျက်ပြီးပါပြီ။',
  },
} as const satisfies Texts
