import type { Texts } from '#shared/i18n/texts.ts'

export const goalTexts = {
  title: { eng: 'Weekly goal', phi: 'Goal bawat linggo', ind: 'Target mingguan', mya: 'အပတ်စဉ် ပန်းတိုင်' },
  howMany: {
    eng: 'How many lessons a week?',
    phi: 'Ilang lesson bawat linggo?',
    ind: 'Berapa pelajaran seminggu?',
    mya: 'တစ်ပတ်ကို သင်ခန်းစာ ဘယ်နှစ်ခု ကြည့်မလဲ။',
  },
  suits: {
    eng: 'Choose what suits you.',
    phi: 'Piliin ang kaya mo.',
    ind: 'Pilih yang cocok untuk Anda.',
    mya: 'ကိုယ်နဲ့ အဆင်ပြေတာ ရွေးပါ။',
  },
  lesson: { eng: '1 lesson', phi: '1 lesson', ind: '1 pelajaran', mya: 'သင်ခန်းစာ 1\u00a0ခု' },
  lessons: {
    eng: '{count} lessons',
    phi: '{count} lesson',
    ind: '{count} pelajaran',
    mya: 'သင်ခန်းစာ {count}\u00a0ခု',
  },
  minutes: {
    eng: 'about {count} minutes',
    phi: 'mga {count} minuto',
    ind: 'sekitar {count} menit',
    mya: '{count}\u00a0မိနစ်လောက်',
  },
  none: { eng: 'No goal', phi: 'Walang goal', ind: 'Tanpa target', mya: 'ပန်းတိုင် မထားဘူး' },
  note: {
    eng: 'You can change it at any time. Only you see this goal.',
    phi: 'Puwede itong palitan kahit kailan. Ikaw lang ang makakakita nito.',
    ind: 'Bisa diganti kapan saja. Hanya Anda yang bisa melihat target ini.',
    mya: 'အချိန်မရွေး ပြောင်းလို့ ရပါတယ်။ ကိုယ်တစ်ယောက်တည်းပဲ မြင်ရပါတယ်။',
  },
  praise: {
    eng: 'Show praise and days in a row',
    phi: 'Ipakita ang pagbati at kung ilang araw nang sunod-sunod na nag-aaral',
    ind: 'Tampilkan pujian dan hari belajar berturut-turut',
    mya: 'ချီးကျူးစကားရော၊ ဆက်တိုက် လေ့လာတဲ့ ရက်ရော ပြမယ်',
  },
  later: { eng: 'Not now', phi: 'Saka na', ind: 'Nanti saja', mya: 'နောက်မှ ရွေးမယ်' },
  choose: { eng: 'Choose a goal', phi: 'Pumili ng goal', ind: 'Pilih target', mya: 'ပန်းတိုင် ရွေးမယ်' },
  change: { eng: 'Change', phi: 'Palitan', ind: 'Ganti', mya: 'ပြောင်းမယ်' },
  soFar: {
    eng: '{done} of {count} this week.',
    phi: '{done} sa {count} lesson ngayong linggo.',
    ind: 'Minggu ini: {done} dari {count} pelajaran.',
    mya: 'ဒီအပတ် {count}\u00a0ခုမှာ {done}\u00a0ခု ပြီးထားပါတယ်။',
  },
  reached: {
    eng: 'You reached your goal this week!',
    phi: 'Naabot mo ang goal mo ngayong linggo!',
    ind: 'Target minggu ini tercapai!',
    mya: 'ဒီအပတ် ပန်းတိုင် ရောက်ပါပြီ။',
  },
  thisWeek: {
    eng: 'Lessons completed this week: {count}.',
    phi: 'Natapos na lesson ngayong linggo: {count}.',
    ind: 'Pelajaran selesai minggu ini: {count}.',
    mya: 'ဒီအပတ် သင်ခန်းစာ {count}\u00a0ခု ပြီးထားပါတယ်။',
  },
  practiceCounts: {
    eng: 'Days of practice this week: {count}. Each counts like a lesson.',
    phi: 'Araw ng pagsasanay ngayong linggo: {count}. Bawat araw, bilang na isang lesson.',
    ind: 'Hari latihan minggu ini: {count}. Satu hari latihan dihitung 1 pelajaran.',
    mya: 'ဒီအပတ် {count} ရက် လေ့ကျင့်ပြီးပါပြီ။ တစ်ရက်ကို သင်ခန်းစာ 1 ခုလို တွက်ပေးပါတယ်။',
  },
  days: {
    eng: 'Days of learning in a row: {count}. A day of rest in between is fine.',
    phi: '{count} araw ka nang sunod-sunod na nag-aaral. Ayos lang magpahinga nang isang araw.',
    ind: '{count} hari belajar berturut-turut. Istirahat sehari tidak apa-apa.',
    mya: '{count}\u00a0ရက် ဆက်တိုက် လေ့လာပြီးပါပြီ။ ကြားမှာ တစ်ရက် နားလို့ ရပါတယ်။',
  },
} as const satisfies Texts
