import type { Failures } from './failures'

/** What any call can fail with. */
export const callErrors = {
  not_found: {
    status: 404,
    eng: 'This could not be found.',
    phi: 'Hindi ito mahanap.',
    ind: 'Yang dicari tidak ditemukan.',
    mya: 'ရှာမတွေ့ပါဘူး။',
  },
  invalid_input: {
    status: 400,
    eng: 'Incomplete details. Please check again.',
    phi: 'Kulang ang detalye. Pakitingnan ulit.',
    ind: 'Data belum lengkap. Coba periksa lagi.',
    mya: 'အချက်အလက် မပြည့်စုံပါဘူး။ ပြန်စစ်ကြည့်ပါ။',
  },
  too_large: {
    status: 413,
    eng: 'This is too large to send.',
    phi: 'Masyadong malaki ito para ipadala.',
    ind: 'Yang dikirim terlalu besar. Coba yang lebih kecil.',
    mya: 'ဒါက ကြီးလွန်းပါတယ်။ ပိုသေးတာ ပို့ပါ။',
  },
  headers_too_large: {
    status: 431,
    eng: 'Your browser sends too much with its request. Clear the data of this site and try again.',
    phi: 'Masyadong maraming data ang ipinapadala ng browser mo. Burahin ang data ng site na ito, tapos subukan ulit.',
    ind: 'Terlalu banyak data situs ini tersimpan di browser. Hapus data situs ini di pengaturan browser, lalu coba lagi.',
    mya: 'Browser ထဲမှာ ဒီဝဘ်ဆိုက်ရဲ့ အချက်အလက်ဟောင်းတွေ များနေပါတယ်။ အဲဒါတွေကို ဖျက်ပြီး ထပ်လုပ်ကြည့်ပါ။',
  },
  wrong_type: {
    status: 415,
    eng: 'This kind of file or content does not work here.',
    phi: 'Hindi puwede rito ang ganitong file.',
    ind: 'Jenis file ini tidak bisa dipakai di sini.',
    mya: 'ဒီဖိုင်အမျိုးအစားကို ဒီမှာ သုံးလို့ မရပါဘူး။',
  },
  too_many_requests: {
    status: 429,
    eng: 'Too many tries. Please wait a little and try again.',
    phi: 'Maraming beses mo nang sinubukan. Maghintay sandali, tapos subukan ulit.',
    ind: 'Terlalu sering dicoba. Tunggu sebentar, lalu coba lagi.',
    mya: 'အကြိမ်များလွန်းပါတယ်။ ခဏစောင့်ပြီး ထပ်လုပ်ကြည့်ပါ။',
  },
  busy: {
    status: 429,
    eng: 'Many people are logging in. Please try again in a moment.',
    phi: 'Maraming nagla-log in ngayon. Subukan ulit mamaya.',
    ind: 'Banyak orang sedang masuk. Tunggu sebentar, lalu coba lagi.',
    mya: 'လူအများကြီး ဝင်နေပါတယ်။ ခဏစောင့်ပြီး ထပ်လုပ်ကြည့်ပါ။',
  },
  unavailable: {
    status: 503,
    eng: 'We cannot reach our database right now. Please try again in a moment.',
    phi: 'May problema sa server ngayon. Subukan ulit mamaya.',
    ind: 'Server sedang bermasalah. Tunggu sebentar, lalu coba lagi.',
    mya: 'အခု သုံးလို့ မရသေးပါဘူး။ ခဏစောင့်ပြီး ထပ်လုပ်ကြည့်ပါ။',
  },
  store_away: {
    status: 503,
    eng: 'Files can’t be stored or read right now. Nothing was changed. Please try again in a moment.',
    phi: 'Hindi ma-save o mabasa ang mga file ngayon. Walang nabago. Subukan ulit mamaya.',
    ind: 'File belum bisa disimpan atau dibaca. Tidak ada yang berubah. Tunggu sebentar, lalu coba lagi.',
    mya: 'ဖိုင်တွေကို အခု သိမ်းလို့ ဖတ်လို့ မရသေးပါဘူး။ ဘာမှ မပြောင်းသေးပါဘူး။ ခဏစောင့်ပြီး ထပ်လုပ်ကြည့်ပါ။',
  },
  no_room: {
    status: 507,
    eng: 'The server has no room for this right now. Nothing was changed. Please try again later.',
    phi: 'Kulang ang space sa server ngayon. Walang nabago. Subukan ulit mamaya.',
    ind: 'Ruang di server sedang tidak cukup. Tidak ada yang berubah. Silakan coba lagi nanti.',
    mya: 'အခု ဆာဗာမှာ နေရာ မလောက်ပါဘူး။ ဘာမှ မပြောင်းသေးပါဘူး။ နောက်မှ ထပ်လုပ်ကြည့်ပါ။',
  },
  network: {
    status: 503,
    eng: 'Network lost. Check your internet.',
    phi: 'Nawala ang internet. Tingnan ang connection mo.',
    ind: 'Internet terputus. Periksa sambungan.',
    mya: 'အင်တာနက် ပြတ်သွားပါပြီ။ လိုင်း စစ်ကြည့်ပါ။',
  },
  server_error: {
    status: 500,
    eng: 'Something went wrong. Try again.',
    phi: 'May problema. Subukan ulit.',
    ind: 'Ada masalah. Coba lagi.',
    mya: 'တစ်ခုခု မှားနေပါတယ်။ ထပ်လုပ်ကြည့်ပါ။',
  },
} as const satisfies Failures
