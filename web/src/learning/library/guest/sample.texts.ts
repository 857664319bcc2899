import type { Texts } from '#shared/i18n/texts.ts'

export const sampleTexts = {
  title: {
    eng: 'A sample lesson: folding a shirt',
    phi: 'Halimbawang lesson: pagtupi ng damit',
    ind: 'Contoh pelajaran: melipat kemeja',
    mya: 'နမူနာ သင်ခန်းစာ၊ ရှပ်အင်္ကျီ ခေါက်နည်း',
  },
  description: {
    eng: 'Each lesson is a short video with a voice, subtitles and a few questions.',
    phi: 'Bawat lesson ay maikling video na may boses, subtitle, at ilang tanong.',
    ind: 'Setiap pelajaran adalah video pendek dengan suara, subtitle, dan beberapa pertanyaan.',
    mya: 'သင်ခန်းစာတိုင်းက အသံ၊ စာတန်းထိုးနဲ့ မေးခွန်းလေးတွေ ပါတဲ့ ဗီဒီယိုတိုပါ။',
  },
  first: {
    eng: 'Lay the shirt flat, with the buttons down.',
    phi: 'Ilatag nang pantay ang damit, nasa ilalim ang mga butones.',
    ind: 'Bentangkan kemeja sampai rata, kancing di bawah.',
    mya: 'အင်္ကျီကို ကြယ်သီး အောက်ဘက်ထားပြီး ဖြန့်ချပါ။',
  },
  second: {
    eng: 'Fold both sides to the middle.',
    phi: 'Itupi papunta sa gitna ang dalawang gilid.',
    ind: 'Lipat kedua sisi ke tengah.',
    mya: 'ဘေးနှစ်ဖက်ကို အလယ်ဘက် ခေါက်ပါ။',
  },
  third: {
    eng: 'Fold it up from the bottom, twice.',
    phi: 'Itupi pataas mula sa ibaba, dalawang beses.',
    ind: 'Lipat dari bawah ke atas, dua kali.',
    mya: 'အောက်ကနေ အပေါ်ကို 2\u00a0ကြိမ် ခေါက်ပါ။',
  },
} as const satisfies Texts
