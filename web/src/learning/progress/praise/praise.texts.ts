import type { Texts } from '#shared/i18n/texts.ts'

export const praiseTexts = {
  wellDone: { eng: 'Well done!', phi: 'Magaling!', ind: 'Bagus sekali!', mya: 'တော်လိုက်တာ' },
  newSkill: {
    eng: 'You have a new skill.',
    phi: 'May bago kang skill.',
    ind: 'Anda mendapat keahlian baru.',
    mya: 'ကျွမ်းကျင်မှု အသစ် 1\u00a0ခု ရပါပြီ။',
  },
  allSkills: {
    eng: 'See all skills',
    phi: 'Tingnan ang lahat ng skill',
    ind: 'Lihat semua keahlian',
    mya: 'ကျွမ်းကျင်မှု အားလုံး ကြည့်မယ်',
  },
  listDone: {
    eng: 'You finished all the lessons on your list.',
    phi: 'Tapos mo na ang lahat ng lesson sa listahan mo.',
    ind: 'Semua pelajaran di daftar Anda sudah selesai.',
    mya: 'ကြည့်ရမယ့် ဗီဒီယို အားလုံး ပြီးပါပြီ။',
  },
  newCredit: {
    eng: 'You have earned 1 credit.',
    phi: 'Nakakuha ka ng 1 credit.',
    ind: 'Anda mendapat 1 poin.',
    mya: 'ဆုမှတ်\u00a01\u00a0မှတ် ရပါပြီ။',
  },
  allCredits: {
    eng: 'See your credits',
    phi: 'Tingnan ang mga credit mo',
    ind: 'Lihat poin Anda',
    mya: 'ဆုမှတ်တွေ ကြည့်မယ်',
  },
  where: {
    eng: 'Where do we send your voucher?',
    phi: 'Saan namin ipapadala ang voucher mo?',
    ind: 'Voucher Anda dikirim ke alamat mana?',
    mya: 'ကူပွန်ကို ဘယ်လိပ်စာဆီ ပို့ပေးရမလဲ။',
  },
  goOn: { eng: 'Continue', phi: 'Susunod', ind: 'Lanjut', mya: 'ရှေ့ဆက်မယ်' },
} as const satisfies Texts
