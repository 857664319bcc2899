import type { Texts } from '#shared/i18n/texts.ts'

/** Texts about the product for a worker. */
export const aboutTexts = {
  title: {
    eng: 'Your companion in learning',
    phi: 'Kasama mo sa pag-aaral',
    ind: 'Teman belajar Anda',
    mya: 'အတူ လေ့လာမယ့် အဖော်',
  },
  text: {
    eng: 'Video training for domestic helpers, in your own language.',
    phi: 'Video training para sa mga kasambahay, sa sarili mong wika.',
    ind: 'Video pelatihan untuk pekerja rumah tangga, dalam bahasa Anda sendiri.',
    mya: 'အိမ်အကူတွေအတွက် ကိုယ့်ဘာသာစကားနဲ့ ဗီဒီယိုသင်တန်းပါ။',
  },
  watch: { eng: 'Watch', phi: 'Panoorin', ind: 'Tonton', mya: 'ကြည့်မယ်' },
  watchText: {
    eng: 'Short videos in your language. You may watch them again.',
    phi: 'Maikling video sa wika mo. Puwedeng ulitin.',
    ind: 'Video pendek dalam bahasa Anda. Bisa diulang.',
    mya: 'ကိုယ့်ဘာသာစကားနဲ့ ဗီဒီယိုတိုတွေပါ။ ပြန်ကြည့်လို့ ရပါတယ်။',
  },
  answer: { eng: 'Answer', phi: 'Sagutin', ind: 'Jawab', mya: 'ဖြေမယ်' },
  answerText: {
    eng: 'A few questions after the video. You may listen to them.',
    phi: 'Ilang tanong pagkatapos ng video. Puwedeng pakinggan.',
    ind: 'Beberapa pertanyaan setelah video. Bisa didengarkan.',
    mya: 'ဗီဒီယို ပြီးရင် မေးခွန်း နည်းနည်း ဖြေရပါတယ်။ နားထောင်လို့လည်း ရပါတယ်။',
  },
  reward: { eng: 'Be rewarded', phi: 'Magka-reward', ind: 'Dapatkan hadiah', mya: 'ဆုယူမယ်' },
  rewardText: {
    eng: '6 credits = gift voucher.',
    phi: '6 credit = gift voucher.',
    ind: '6 poin = voucher hadiah.',
    mya: 'ဆုမှတ် 6 မှတ် ရရင် လက်ဆောင်ကူပွန် (voucher) ရပါမယ်။',
  },
  question: { eng: 'A question?', phi: 'May tanong?', ind: 'Ada pertanyaan?', mya: 'မေးစရာ ရှိလား။' },
} as const satisfies Texts
