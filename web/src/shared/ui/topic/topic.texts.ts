import type { Texts } from '../../i18n/texts'

/** Names of the fixed topics, by id. */
export const topicTexts = {
  13: { eng: 'Chores', phi: 'Gawaing bahay', ind: 'Mengurus rumah', mya: 'အိမ်အလုပ်' },
  7: { eng: 'Cooking', phi: 'Pagluluto', ind: 'Memasak', mya: 'ဟင်းချက်နည်း' },
  26: { eng: 'Infant Care', phi: 'Pag-aalaga ng baby', ind: 'Merawat bayi', mya: 'မွေးကင်းစ ကလေး ပြုစုနည်း' },
  11: { eng: 'Child Care', phi: 'Pag-aalaga ng bata', ind: 'Mengasuh anak', mya: 'ကလေး ထိန်းနည်း' },
  10: { eng: 'Elderly Care', phi: 'Pag-aalaga ng matanda', ind: 'Merawat lansia', mya: 'အဘိုးအဘွား ပြုစုနည်း' },
  3: { eng: 'English Lessons', phi: 'English lessons', ind: 'Belajar bahasa Inggris', mya: 'အင်္ဂလိပ်စာ' },
  4: { eng: 'Professional Behaviour', phi: 'Propesyonal sa trabaho', ind: 'Sikap kerja', mya: 'အလုပ်ခွင် အပြုအမူ' },
  24: { eng: 'Money', phi: 'Pera', ind: 'Mengatur uang', mya: 'ငွေကြေး' },
  20: { eng: 'Safety', phi: 'Kaligtasan', ind: 'Keselamatan', mya: 'ဘေးကင်းရေး' },
  16: {
    eng: 'Living in Singapore',
    phi: 'Buhay sa Singapore',
    ind: 'Tinggal di Singapura',
    mya: 'စင်ကာပူမှာ နေထိုင်နည်း',
  },
  5: { eng: 'Development', phi: 'Pag-unlad ng sarili', ind: 'Pengembangan diri', mya: 'ဘဝတိုးတက်ရေး' },
  999: { eng: 'Youtube', phi: 'Youtube', ind: 'Youtube', mya: 'Youtube' },
} as const satisfies Texts
