import type { Failures } from './failures'

/** What accounts and workers can fail with. */
export const accountErrors = {
  username_taken: {
    status: 409,
    eng: 'Sorry, that username is already taken. Try a different one.',
    phi: 'May gumagamit na ng User ID na ito. Sumubok ng iba.',
    ind: 'User ID ini sudah dipakai. Coba yang lain.',
    mya: 'ဒီ User ID ကို သုံးထားပြီးသား ဖြစ်ပါတယ်။ တခြားတစ်ခု ထည့်ကြည့်ပါ။',
  },
  user_id_invalid: {
    status: 422,
    eng: 'Please provide a valid User ID to proceed.',
    phi: 'Maglagay ng tamang User ID.',
    ind: 'Masukkan User ID yang benar.',
    mya: 'မှန်တဲ့ User ID ထည့်ပါ။',
  },
  has_worker: {
    status: 409,
    eng: 'You already have a worker. Replace her in the worker’s details.',
    phi: 'May helper ka na.',
    ind: 'Anda sudah punya pekerja.',
    mya: 'အိမ်အကူ ရှိပြီးသား ဖြစ်ပါတယ်။',
  },
  name_not_printable: {
    status: 422,
    eng: 'A PDF cannot show the letters of this name. Print the certificate’s page, or write the name in English letters.',
    phi: 'Hindi kayang ipakita ng PDF ang mga letra ng pangalang ito. I-print ang page ng certificate, o isulat ang pangalan sa letrang English.',
    ind: 'PDF tidak bisa menampilkan huruf nama ini. Cetak halaman sertifikatnya, atau tulis nama dengan huruf Latin.',
    mya: 'ဒီနာမည်ရဲ့ စာလုံးတွေကို PDF မှာ ပြလို့ မရပါဘူး။ အောင်လက်မှတ် စာမျက်နှာကို ပရင့်ထုတ်ပါ၊ ဒါမှမဟုတ် နာမည်ကို အင်္ဂလိပ်စာလုံးနဲ့ ရေးပါ။',
  },
  same_email: {
    status: 422,
    eng: 'This is the current email. Please choose another one.',
    phi: 'Ito ang email mo ngayon. Pumili ng iba.',
    ind: 'Ini email yang sekarang. Pilih yang lain.',
    mya: 'ဒါက အခုသုံးနေတဲ့ အီးမေးလ်ပါ။ တခြားတစ်ခု ရွေးပါ။',
  },
  not_a_picture: {
    status: 415,
    eng: 'Photos only.',
    phi: 'Litrato lang ang puwede.',
    ind: 'Harus berupa foto.',
    mya: 'ဓာတ်ပုံပဲ ထည့်လို့ ရပါတယ်။',
  },
  replaced_this_month: {
    status: 409,
    eng: 'On the monthly plan you can replace your worker once a billing month.',
    phi: 'Isang beses lang sa isang buwan puwedeng palitan ang helper.',
    ind: 'Pekerja hanya bisa diganti sekali sebulan.',
    mya: 'အိမ်အကူကို တစ်လကို 1\u00a0ကြိမ်ပဲ ပြောင်းလို့ ရပါတယ်။',
  },
  topics_missing: {
    status: 422,
    eng: 'Please select topics to proceed.',
    phi: 'Pumili muna ng topic.',
    ind: 'Pilih topik dulu.',
    mya: 'ခေါင်းစဉ် အရင်ရွေးပါ။',
  },
} as const satisfies Failures
