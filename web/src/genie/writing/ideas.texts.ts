import type { Texts } from '#shared/i18n/texts.ts'

/** First questions for a worker; each has its answer in the library. */
export const workersIdeas = {
  bath: {
    eng: 'How do I bathe a baby safely?',
    phi: 'Paano paliguan ang baby nang ligtas?',
    ind: 'Bagaimana cara memandikan bayi dengan aman?',
    mya: 'ကလေးကို ဘေးကင်းအောင် ဘယ်လို ရေချိုးပေးရမလဲ။',
  },
  rice: {
    eng: 'How do I keep leftover rice?',
    phi: 'Paano itatabi ang tirang kanin?',
    ind: 'Bagaimana cara menyimpan sisa nasi?',
    mya: 'ထမင်းကျန်ကို ဘယ်လို သိမ်းရမလဲ။',
  },
  restDay: {
    eng: 'When is my rest day?',
    phi: 'Kailan ang rest day ko?',
    ind: 'Kapan hari libur saya?',
    mya: 'နားရက်က ဘယ်နေ့လဲ။',
  },
  salary: {
    eng: 'Who keeps my salary?',
    phi: 'Sino ang dapat humawak ng sahod ko?',
    ind: 'Siapa yang boleh menyimpan gaji saya?',
    mya: 'လစာကို ဘယ်သူ သိမ်းရမလဲ။',
  },
} as const satisfies Texts
