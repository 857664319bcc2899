import type { Texts } from '#shared/i18n/texts.ts'

/** Texts of a worker's thanks, and of the week that her employer may share. */
export const thanksTexts = {
  fromEmployer: {
    eng: 'From your employer',
    phi: 'Mula sa employer mo',
    ind: 'Dari majikan Anda',
    mya: 'အလုပ်ရှင်ဆီက',
  },
  today: { eng: 'Today', phi: 'Ngayong araw', ind: 'Hari ini', mya: 'ဒီနေ့' },
  yesterday: { eng: 'Yesterday', phi: 'Kahapon', ind: 'Kemarin', mya: 'မနေ့က' },
  yourWeek: { eng: 'Your week', phi: 'Ang linggo mo', ind: 'Hasil belajar Anda', mya: 'ကိုယ့်ရဲ့ တစ်ပတ်' },
  ifYouAgree: {
    eng: 'If you agree, your employer can show this picture to others. Your full name is not on it.',
    phi: 'Kung papayag ka, puwede itong ipakita ng employer mo sa iba. Wala rito ang buong pangalan mo.',
    ind: 'Jika Anda setuju, majikan bisa menunjukkan gambar ini ke orang lain. Nama lengkap Anda tidak ada di sini.',
    mya: 'သဘောတူရင် အလုပ်ရှင်က ဒီပုံ တခြားသူတွေကို ပြလို့ ရပါတယ်။ ပုံမှာ နာမည် အပြည့်အစုံ မပါပါဘူး။',
  },
  agree: { eng: 'I agree', phi: 'Pumapayag ako', ind: 'Saya setuju', mya: 'သဘောတူတယ်' },
  anyTime: {
    eng: 'You can change it at any time.',
    phi: 'Puwedeng magbago ang isip mo kahit kailan.',
    ind: 'Anda bisa berubah pikiran kapan saja.',
    mya: 'အချိန်မရွေး ပြောင်းလို့ ရပါတယ်။',
  },
  noLesson: {
    eng: 'No lesson was finished last week, so there is no picture.',
    phi: 'Walang natapos na lesson noong nakaraang linggo, kaya walang larawan.',
    ind: 'Minggu lalu tidak ada pelajaran yang selesai, jadi tidak ada gambar.',
    mya: 'ပြီးခဲ့တဲ့အပတ်က သင်ခန်းစာ ကြည့်ပြီးတာ မရှိလို့ ပုံ မပါပါဘူး။',
  },
  figures: {
    eng: 'Last week. Lessons: {lessons}. Right answers: {answers}.',
    phi: 'Noong nakaraang linggo. Lesson: {lessons}. Tamang sagot: {answers}.',
    ind: 'Minggu lalu. Pelajaran: {lessons}. Jawaban benar: {answers}.',
    mya: 'ပြီးခဲ့တဲ့အပတ်။ သင်ခန်းစာ {lessons}\u00a0ခု။ အဖြေမှန် {answers}\u00a0ခု။',
  },
} as const satisfies Texts
