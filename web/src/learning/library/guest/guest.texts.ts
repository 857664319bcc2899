import type { Texts } from '#shared/i18n/texts.ts'

export const guestTexts = {
  watchFree: {
    eng: 'Watch free lessons',
    phi: 'Manood ng libreng lesson',
    ind: 'Tonton pelajaran gratis',
    mya: 'အခမဲ့ သင်ခန်းစာ ကြည့်မယ်',
  },
  inLanguages: {
    eng: 'In English, Filipino, Indonesian and Burmese.',
    phi: 'Sa English, Filipino, Indonesian at Burmese.',
    ind: 'Dalam bahasa Inggris, Filipino, Indonesia, dan Myanmar.',
    mya: 'အင်္ဂလိပ်၊ ဖိလစ်ပိုင်၊ အင်ဒိုနီးရှား၊ မြန်မာလို ကြည့်လို့ ရပါတယ်။',
  },
  free: { eng: 'Free lessons', phi: 'Mga libreng lesson', ind: 'Pelajaran gratis', mya: 'အခမဲ့ သင်ခန်းစာတွေ' },
  one: { eng: '1 free lesson', phi: '1 libreng lesson', ind: '1 pelajaran gratis', mya: 'အခမဲ့ သင်ခန်းစာ 1\u00a0ခု' },
  many: {
    eng: '{count} free lessons',
    phi: '{count} libreng lesson',
    ind: '{count} pelajaran gratis',
    mya: 'အခမဲ့ သင်ခန်းစာ {count}\u00a0ခု',
  },
  none: {
    eng: 'No free lessons yet',
    phi: 'Wala pang libreng lesson',
    ind: 'Belum ada pelajaran gratis',
    mya: 'အခမဲ့ သင်ခန်းစာ မရှိသေးပါဘူး',
  },
  more: {
    eng: 'More free lessons',
    phi: 'Iba pang libreng lesson',
    ind: 'Pelajaran gratis lainnya',
    mya: 'တခြား အခမဲ့ သင်ခန်းစာတွေ',
  },
  language: { eng: 'Language', phi: 'Wika', ind: 'Bahasa', mya: 'ဘာသာစကား' },
  employers: {
    eng: 'Employers: unlock all lessons',
    phi: 'Mga employer: i-unlock ang lahat ng lesson',
    ind: 'Untuk majikan: buka semua pelajaran',
    mya: 'အလုပ်ရှင်က သင်ခန်းစာ အားလုံး ဖွင့်ပေးနိုင်ပါတယ်',
  },
  unlockAll: {
    eng: 'Unlock all lessons',
    phi: 'I-unlock ang lahat ng lesson',
    ind: 'Buka semua pelajaran',
    mya: 'သင်ခန်းစာ အားလုံး ကြည့်လို့ ရပါမယ်',
  },
  unlockMore: {
    eng: 'Subscribe to unlock more',
    phi: 'Mag-subscribe para sa iba pang lesson',
    ind: 'Berlangganan untuk membuka yang lain',
    mya: 'တခြား သင်ခန်းစာတွေအတွက် အသင်းဝင်ပါ',
  },
  helperGets: {
    eng: 'Your helper: unlimited videos in her language',
    phi: 'Para sa helper mo: lahat ng video sa wika niya',
    ind: 'Untuk pekerja Anda: semua video dalam bahasanya',
    mya: 'အိမ်အကူက ကိုယ့်ဘာသာစကားနဲ့ ဗီဒီယို အားလုံး ကြည့်လို့ ရပါတယ်',
  },
  employerGets: {
    eng: 'You: regular progress updates',
    phi: 'Para sa iyo: regular na balita tungkol sa progress niya',
    ind: 'Untuk Anda: kabar rutin tentang kemajuannya',
    mya: 'အလုပ်ရှင်က တိုးတက်မှုကို ပုံမှန် သိရပါတယ်',
  },
  subscribe: { eng: 'Subscribe', phi: 'Mag-subscribe', ind: 'Berlangganan', mya: 'အသင်းဝင်မယ်' },
} as const satisfies Texts
