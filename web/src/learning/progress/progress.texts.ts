import type { Texts } from '#shared/i18n/texts.ts'

export const progressTexts = {
  yourProgress: {
    eng: 'Your Progress',
    phi: 'Ang progress mo',
    ind: 'Kemajuan Anda',
    mya: 'ကိုယ့်ရဲ့ တိုးတက်မှု',
  },
  userId: { eng: 'User ID:', phi: 'User ID:', ind: 'User ID:', mya: 'User ID:' },
  fullName: { eng: 'Full name', phi: 'Buong pangalan', ind: 'Nama lengkap', mya: 'နာမည် အပြည့်အစုံ' },
  editName: { eng: 'Edit name', phi: 'Baguhin ang pangalan', ind: 'Ubah nama', mya: 'နာမည် ပြင်မယ်' },
  addName: { eng: 'Add a name', phi: 'Ilagay ang pangalan', ind: 'Isi nama', mya: 'နာမည် ထည့်မယ်' },
  save: { eng: 'Save', phi: 'I-save', ind: 'Simpan', mya: 'သိမ်းမယ်' },
  cancel: { eng: 'Cancel', phi: 'I-cancel', ind: 'Batal', mya: 'မလုပ်တော့ဘူး' },
  completed: {
    eng: '{count} video courses completed',
    phi: '{count} video ang natapos',
    ind: '{count} video selesai',
    mya: 'ဗီဒီယို\u00a0{count}\u00a0ခု ကြည့်ပြီး',
  },
  completedOne: {
    eng: '{count} video course completed',
    phi: '{count} video ang natapos',
    ind: '{count} video selesai',
    mya: 'ဗီဒီယို\u00a0{count}\u00a0ခု ကြည့်ပြီး',
  },
  topics: { eng: 'Topics', phi: 'Mga topic', ind: 'Topik', mya: 'ခေါင်းစဉ်' },
  correctAnswers: { eng: 'Correct Answers', phi: 'Tamang sagot', ind: 'Jawaban benar', mya: 'အဖြေမှန်' },
  credits: { eng: 'Credits', phi: 'Mga credit', ind: 'Poin', mya: 'ဆုမှတ်' },
  moreCredits: {
    eng: '{count} more credits for {amount}',
    phi: '{count} credit pa para sa {amount} voucher',
    ind: '{count} poin lagi untuk voucher {amount}',
    mya: 'ဆုမှတ်\u00a0{count}\u00a0မှတ် ထပ်ရရင် {amount} ကူပွန် ရပါမယ်',
  },
  oneMoreCredit: {
    eng: '{count} more credit for {amount}',
    phi: '{count} credit pa para sa {amount} voucher',
    ind: '{count} poin lagi untuk voucher {amount}',
    mya: 'ဆုမှတ်\u00a0{count}\u00a0မှတ် ထပ်ရရင် {amount} ကူပွန် ရပါမယ်',
  },
  voucherEarned: {
    eng: '6 credits = {amount} voucher',
    phi: '6 credit = {amount} voucher',
    ind: '6 poin = voucher {amount}',
    mya: 'ဆုမှတ်\u00a06\u00a0မှတ် = {amount} ကူပွန်',
  },
  stamps: {
    eng: '{count} of 6 credits',
    phi: '{count} sa 6 credit',
    ind: '{count} dari 6 poin',
    mya: 'ဆုမှတ်\u00a06\u00a0မှတ်မှာ {count}\u00a0မှတ်',
  },
  redeem: { eng: 'Redeem', phi: 'Kunin ang reward', ind: 'Tukar poin', mya: 'ဆုလဲမယ်' },
  lessonsDone: {
    eng: '{done} of {count} lessons',
    phi: '{done} sa {count} lesson',
    ind: '{done} dari {count} pelajaran',
    mya: 'သင်ခန်းစာ {count}\u00a0ခုမှာ {done}\u00a0ခု ပြီးပါပြီ',
  },
  moreLessons: {
    eng: 'For this skill, lessons to go: {count}.',
    phi: '{count} lesson pa para sa skill na ito.',
    ind: '{count} pelajaran lagi untuk keahlian ini.',
    mya: 'ဒီကျွမ်းကျင်မှုအတွက် သင်ခန်းစာ {count}\u00a0ခု ကျန်ပါသေးတယ်။',
  },
  monthPercent: {
    eng: '{month}: {percent}% correct',
    phi: '{month}: {percent}% ang tama',
    ind: '{month}: {percent}% benar',
    mya: '{month}လ၊ အဖြေမှန် {percent}%',
  },
  ninety: {
    eng: '90% or more = 1 credit this month.',
    phi: '90% o higit pa = 1 credit ngayong buwan.',
    ind: '90% ke atas = 1 poin bulan ini.',
    mya: '90% နဲ့အထက် ရရင် ဒီလအတွက် ဆုမှတ်\u00a01\u00a0မှတ် ရပါမယ်။',
  },
  allLessonsDone: {
    eng: 'All lessons are done: {count}.',
    phi: 'Tapos na ang {count} lesson.',
    ind: '{count} pelajaran sudah selesai semua.',
    mya: 'သင်ခန်းစာ {count}\u00a0ခုလုံး ပြီးပါပြီ။',
  },
  skills: { eng: 'Skills', phi: 'Skills', ind: 'Keahlian', mya: 'ကျွမ်းကျင်မှု' },
  notEarned: {
    eng: 'Not yet earned',
    phi: 'Hindi pa nakukuha',
    ind: 'Belum didapat',
    mya: 'မရသေးပါဘူး',
  },
  noSkills: {
    eng: 'No skills yet. Each skill has its lessons: finish them.',
    phi: 'Wala pang skill. Para makuha ang isang skill, tapusin ang mga lesson nito.',
    ind: 'Belum ada keahlian. Tiap keahlian punya pelajarannya: selesaikan semuanya.',
    mya: 'ကျွမ်းကျင်မှု မရသေးပါဘူး။ ကျွမ်းကျင်မှုတစ်ခုရဲ့ သင်ခန်းစာအားလုံး ပြီးအောင် လေ့လာပါ။',
  },
  ok: { eng: 'OK', phi: 'OK', ind: 'OK', mya: 'OK' },
} as const satisfies Texts

/** Texts by the number of stars, 0 to 5. */
export const cheerTexts = {
  stars0: { eng: "Let's start.", phi: 'Simulan na natin.', ind: 'Ayo mulai.', mya: 'စလိုက်ကြရအောင်။' },
  stars1: {
    eng: 'Need more effort.',
    phi: 'Kaunting sikap pa.',
    ind: 'Ayo, terus berusaha.',
    mya: 'နည်းနည်း ထပ်ကြိုးစားပါ။',
  },
  stars2: {
    eng: 'Try harder, you can do it!',
    phi: "Galingan mo pa, kaya mo 'yan!",
    ind: 'Tetap semangat, pasti bisa!',
    mya: 'ပိုကြိုးစားပါ၊ လုပ်နိုင်ပါတယ်။',
  },
  stars3: {
    eng: 'Good effort, keep going!',
    phi: 'Ang sipag mo, tuloy lang!',
    ind: 'Sudah bagus, teruskan!',
    mya: 'ကြိုးစားထားတာ ကောင်းပါတယ်၊ ဆက်လုပ်ပါ။',
  },
  stars4: {
    eng: 'Well done, keep it up!',
    phi: "Magaling, ituloy mo 'yan!",
    ind: 'Bagus sekali, pertahankan!',
    mya: 'တော်လိုက်တာ၊ ဒီအတိုင်း ဆက်လုပ်ပါ။',
  },
  stars5: {
    eng: 'Exceptional results!',
    phi: 'Napakaganda ng resulta mo!',
    ind: 'Hasil yang luar biasa!',
    mya: 'အရမ်းကောင်းတဲ့ ရလဒ်ပါပဲ။',
  },
} as const satisfies Texts
