import type { Text } from '@kasama/contract/language'

/** An employer's plan, by its state. */
export const planTexts = {
  renews: {
    eng: 'You have the {plan} plan. Your next charge is {amount} on {date}.',
    phi: 'Nasa {plan} plan ka. Sa {date} ang susunod na singil: {amount}.',
    ind: 'Anda memakai paket {plan}. Tagihan berikutnya {amount}, pada {date}.',
    mya: '{plan} ပက်ကေ့ချ် သုံးနေပါတယ်။ နောက်တစ်ကြိမ် {date}မှာ {amount} ပေးရပါမယ်။',
  },
  runs: {
    eng: 'You have the {plan} plan. It runs until {date}.',
    phi: 'Nasa {plan} plan ka. Hanggang {date} ito.',
    ind: 'Anda memakai paket {plan}. Paket ini berlaku sampai {date}.',
    mya: '{plan} ပက်ကေ့ချ် သုံးနေပါတယ်။ {date}အထိ သုံးလို့ ရပါတယ်။',
  },
  agency: {
    eng: 'Your agency pays for your plan. You are not charged.',
    phi: 'Ang agency ang nagbabayad ng plan mo. Wala kang babayaran.',
    ind: 'Paket Anda dibayar agen. Anda tidak ditagih.',
    mya: 'ပက်ကေ့ချ်ဖိုးကို အေဂျင်စီက ပေးထားပါတယ်။ ကိုယ်တိုင် ပေးစရာ မလိုပါဘူး။',
  },
  canceled: {
    eng: 'Your {plan} plan is canceled. You have access until {date}, and you are not charged again.',
    phi: 'Na-cancel na ang {plan} plan mo. May access ka hanggang {date}, at hindi ka na sisingilin.',
    ind: 'Paket {plan} Anda sudah dibatalkan. Akses tetap ada sampai {date}, dan Anda tidak ditagih lagi.',
    mya: '{plan} ပက်ကေ့ချ်ကို ရပ်ထားပါပြီ။ {date}အထိ သုံးလို့ ရပါသေးတယ်။ ငွေ ထပ်မဖြတ်တော့ပါဘူး။',
  },
  pastDue: {
    eng: 'Your last renewal could not be paid. It is tried again. You have access until {date}.',
    phi: 'Hindi natuloy ang huling bayad sa plan mo. Susubukan ulit ito. May access ka hanggang {date}.',
    ind: 'Pembayaran terakhir untuk paket Anda gagal. Akan dicoba lagi. Akses ada sampai {date}.',
    mya: 'ပက်ကေ့ချ်အတွက် နောက်ဆုံးငွေ ဖြတ်လို့ မရခဲ့ပါဘူး။ ထပ်ဖြတ်ကြည့်ပါမယ်။ {date}အထိ သုံးလို့ ရပါတယ်။',
  },
  disputed: {
    eng: 'The owner of the card disputes a payment. Your access waits for the answer of the bank.',
    phi: 'Inireklamo ng may-ari ng card ang isang bayad. Hihintayin muna ang sagot ng bangko bago bumalik ang access mo.',
    ind: 'Pemilik kartu menolak sebuah pembayaran. Akses Anda menunggu jawaban bank.',
    mya: 'ကတ်ပိုင်ရှင်က ငွေတစ်ခု ဖြတ်တာကို ဘဏ်မှာ ကန့်ကွက်ထားပါတယ်။ ဘဏ်ရဲ့ အဖြေကို စောင့်နေပါတယ်။',
  },
  none: {
    eng: 'You have no plan now. Nothing is charged, and you see the free lessons.',
    phi: 'Wala kang plan ngayon. Walang sisingilin, at makikita mo ang mga libreng lesson.',
    ind: 'Anda tidak punya paket sekarang. Tidak ada tagihan, dan Anda bisa melihat pelajaran gratis.',
    mya: 'အခု ပက်ကေ့ချ် မရှိပါဘူး။ ငွေ မဖြတ်ပါဘူး။ အခမဲ့ သင်ခန်းစာတွေ ကြည့်လို့ ရပါတယ်။',
  },
} satisfies Record<string, Text>

export type PlanStanding = keyof typeof planTexts

/** How to cancel; a plan that is canceled already says so itself. */
export const cancelTexts = {
  running: {
    eng: 'You can cancel on the page of your plan. You keep access until {date}, and you are not charged again.',
    phi: 'Puwede kang mag-cancel sa page ng plan mo. May access ka pa hanggang {date}, at hindi ka na sisingilin.',
    ind: 'Anda bisa membatalkannya di halaman paket Anda. Akses tetap ada sampai {date}, dan Anda tidak ditagih lagi.',
    mya: 'ပက်ကေ့ချ် စာမျက်နှာမှာ ရပ်လို့ ရပါတယ်။ {date}အထိ ဆက်သုံးလို့ ရပါတယ်။ ငွေ ထပ်မဖြတ်တော့ပါဘူး။',
  },
  unpaid: {
    eng: 'You can cancel on the page of your plan.',
    phi: 'Puwede kang mag-cancel sa page ng plan mo.',
    ind: 'Anda bisa membatalkannya di halaman paket Anda.',
    mya: 'ပက်ကေ့ချ် စာမျက်နှာမှာ ရပ်လို့ ရပါတယ်။',
  },
  agency: {
    eng: 'Your agency pays for your plan. Ask your agency to end it.',
    phi: 'Ang agency ang nagbabayad ng plan mo. Sa agency mo ito ipatigil.',
    ind: 'Paket Anda dibayar agen. Minta agen menghentikannya.',
    mya: 'ပက်ကေ့ချ်ဖိုးကို အေဂျင်စီက ပေးထားပါတယ်။ ရပ်ချင်ရင် အေဂျင်စီကို ပြောပါ။',
  },
  none: {
    eng: 'You have no plan now, so there is nothing to cancel.',
    phi: 'Wala kang plan ngayon, kaya walang kailangang i-cancel.',
    ind: 'Anda tidak punya paket sekarang, jadi tidak ada yang perlu dibatalkan.',
    mya: 'အခု ပက်ကေ့ချ် မရှိပါဘူး။ ရပ်စရာ မလိုပါဘူး။',
  },
} satisfies Record<string, Text>

export const planNames = {
  monthly: { eng: 'Monthly', phi: 'monthly', ind: 'bulanan', mya: 'တစ်လစာ' },
  yearly: { eng: 'Annual', phi: 'annual', ind: 'tahunan', mya: 'တစ်နှစ်စာ' },
} satisfies Record<string, Text>

/** Sentences on a worker's own learning; some texts have a second form for the singular, which English needs. */
export const ownTexts = {
  credits: {
    eng: 'You have {count} credits.',
    phi: 'May {count} credit ka.',
    ind: 'Anda punya {count} poin.',
    mya: 'ဆုမှတ် {count}\u00a0မှတ် ရှိပါတယ်။',
  },
  credit: {
    eng: 'You have 1 credit.',
    phi: 'May 1 credit ka.',
    ind: 'Anda punya 1 poin.',
    mya: 'ဆုမှတ် 1\u00a0မှတ် ရှိပါတယ်။',
  },
  noCredits: {
    eng: 'You have no credits yet.',
    phi: 'Wala ka pang credit.',
    ind: 'Anda belum punya poin.',
    mya: 'ဆုမှတ် မရှိသေးပါဘူး။',
  },
  completed: {
    eng: 'The last lesson that you watched is “{title}”, on {date}. You have completed it.',
    phi: 'Ang huling pinanood mong lesson ay “{title}”, noong {date}. Tapos mo na ito.',
    ind: 'Pelajaran terakhir yang Anda tonton: “{title}”, pada {date}. Anda sudah menyelesaikannya.',
    mya: 'နောက်ဆုံး ကြည့်ထားတဲ့ သင်ခန်းစာက “{title}” ပါ။ {date}မှာ ကြည့်ထားပါတယ်။ ကြည့်ပြီးပါပြီ။',
  },
  begun: {
    eng: 'The last lesson that you watched is “{title}”, on {date}. You have not completed it yet.',
    phi: 'Ang huling pinanood mong lesson ay “{title}”, noong {date}. Hindi mo pa ito tapos.',
    ind: 'Pelajaran terakhir yang Anda tonton: “{title}”, pada {date}. Anda belum menyelesaikannya.',
    mya: 'နောက်ဆုံး ကြည့်ထားတဲ့ သင်ခန်းစာက “{title}” ပါ။ {date}မှာ ကြည့်ထားပါတယ်။ မပြီးသေးပါဘူး။',
  },
  notWatched: {
    eng: 'You have not watched a lesson yet.',
    phi: 'Wala ka pang napanood na lesson.',
    ind: 'Anda belum menonton pelajaran.',
    mya: 'သင်ခန်းစာ မကြည့်ရသေးပါဘူး။',
  },
  lessonsLeft: {
    eng: '{count} lessons are left on your list.',
    phi: 'May {count} lesson pa sa listahan mo.',
    ind: 'Masih ada {count} pelajaran di daftar Anda.',
    mya: 'ကြည့်ရမယ့် သင်ခန်းစာ {count}\u00a0ခု ကျန်ပါသေးတယ်။',
  },
  lessonLeft: {
    eng: '1 lesson is left on your list.',
    phi: 'May 1 lesson pa sa listahan mo.',
    ind: 'Masih ada 1 pelajaran di daftar Anda.',
    mya: 'ကြည့်ရမယ့် သင်ခန်းစာ 1\u00a0ခု ကျန်ပါသေးတယ်။',
  },
  noneLeft: {
    eng: 'No lesson is left on your list.',
    phi: 'Wala nang natitirang lesson sa listahan mo.',
    ind: 'Tidak ada lagi pelajaran di daftar Anda.',
    mya: 'ကြည့်ရမယ့် သင်ခန်းစာ မကျန်တော့ပါဘူး။',
  },
} satisfies Record<string, Text>

/** The same, told to her employer. */
export const helperTexts: Record<keyof typeof ownTexts, Text> = {
  credits: {
    eng: 'Your helper has {count} credits.',
    phi: 'May {count} credit ang helper mo.',
    ind: 'Pekerja Anda punya {count} poin.',
    mya: 'အိမ်အကူမှာ ဆုမှတ် {count}\u00a0မှတ် ရှိပါတယ်။',
  },
  credit: {
    eng: 'Your helper has 1 credit.',
    phi: 'May 1 credit ang helper mo.',
    ind: 'Pekerja Anda punya 1 poin.',
    mya: 'အိမ်အကူမှာ ဆုမှတ် 1\u00a0မှတ် ရှိပါတယ်။',
  },
  noCredits: {
    eng: 'Your helper has no credits yet.',
    phi: 'Wala pang credit ang helper mo.',
    ind: 'Pekerja Anda belum punya poin.',
    mya: 'အိမ်အကူမှာ ဆုမှတ် မရှိသေးပါဘူး။',
  },
  completed: {
    eng: 'The last lesson that your helper watched is “{title}”, on {date}. She has completed it.',
    phi: 'Ang huling pinanood na lesson ng helper mo ay “{title}”, noong {date}. Tapos na niya ito.',
    ind: 'Pelajaran terakhir yang ditonton pekerja Anda: “{title}”, pada {date}. Dia sudah menyelesaikannya.',
    mya: 'အိမ်အကူ နောက်ဆုံး ကြည့်ထားတဲ့ သင်ခန်းစာက “{title}” ပါ။ {date}မှာ ကြည့်ထားပါတယ်။ ကြည့်ပြီးပါပြီ။',
  },
  begun: {
    eng: 'The last lesson that your helper watched is “{title}”, on {date}. She has not completed it yet.',
    phi: 'Ang huling pinanood na lesson ng helper mo ay “{title}”, noong {date}. Hindi pa niya ito tapos.',
    ind: 'Pelajaran terakhir yang ditonton pekerja Anda: “{title}”, pada {date}. Dia belum menyelesaikannya.',
    mya: 'အိမ်အကူ နောက်ဆုံး ကြည့်ထားတဲ့ သင်ခန်းစာက “{title}” ပါ။ {date}မှာ ကြည့်ထားပါတယ်။ မပြီးသေးပါဘူး။',
  },
  notWatched: {
    eng: 'Your helper has not watched a lesson yet.',
    phi: 'Wala pang napanood na lesson ang helper mo.',
    ind: 'Pekerja Anda belum menonton pelajaran.',
    mya: 'အိမ်အကူက သင်ခန်းစာ မကြည့်ရသေးပါဘူး။',
  },
  lessonsLeft: {
    eng: '{count} lessons are left on your helper’s list.',
    phi: 'May {count} lesson pa sa listahan ng helper mo.',
    ind: 'Masih ada {count} pelajaran di daftar pekerja Anda.',
    mya: 'အိမ်အကူ ကြည့်ရမယ့် သင်ခန်းစာ {count}\u00a0ခု ကျန်ပါသေးတယ်။',
  },
  lessonLeft: {
    eng: '1 lesson is left on your helper’s list.',
    phi: 'May 1 lesson pa sa listahan ng helper mo.',
    ind: 'Masih ada 1 pelajaran di daftar pekerja Anda.',
    mya: 'အိမ်အကူ ကြည့်ရမယ့် သင်ခန်းစာ 1\u00a0ခု ကျန်ပါသေးတယ်။',
  },
  noneLeft: {
    eng: 'No lesson is left on your helper’s list.',
    phi: 'Wala nang natitirang lesson sa listahan ng helper mo.',
    ind: 'Tidak ada lagi pelajaran di daftar pekerja Anda.',
    mya: 'အိမ်အကူ ကြည့်ရမယ့် သင်ခန်းစာ မကျန်တော့ပါဘူး။',
  },
}

/** The distance to the next voucher, for her own credits and her helper's alike. */
export const voucherTexts = {
  moreCredits: {
    eng: '{count} more credits for a voucher of {amount}.',
    phi: '{count} credit pa para sa {amount} voucher.',
    ind: '{count} poin lagi untuk voucher {amount}.',
    mya: 'ဆုမှတ် {count}\u00a0မှတ် ထပ်ရရင် {amount} ကူပွန် ရပါမယ်။',
  },
  moreCredit: {
    eng: '1 more credit for a voucher of {amount}.',
    phi: '1 credit pa para sa {amount} voucher.',
    ind: '1 poin lagi untuk voucher {amount}.',
    mya: 'ဆုမှတ် 1\u00a0မှတ် ထပ်ရရင် {amount} ကူပွန် ရပါမယ်။',
  },
  enough: {
    eng: 'That is enough for a voucher of {amount}.',
    phi: 'Sapat na iyan para sa {amount} voucher.',
    ind: 'Itu sudah cukup untuk voucher {amount}.',
    mya: '{amount} ကူပွန် ရဖို့ လုံလောက်ပါပြီ။',
  },
} satisfies Record<string, Text>

export const noHelper: Text = {
  eng: 'You have not added a helper yet. Create a User ID for her in your settings.',
  phi: 'Wala ka pang nailagay na helper. Gumawa ng User ID para sa kanya sa settings mo.',
  ind: 'Anda belum menambahkan pekerja. Buat User ID untuk dia di pengaturan.',
  mya: 'အိမ်အကူ မထည့်ရသေးပါဘူး။ ဆက်တင်မှာ User ID လုပ်ပေးပါ။',
}

/** A day in a sentence. */
export const dayText: Text = {
  eng: '{day} {month} {year}',
  phi: '{day} {month} {year}',
  ind: '{day} {month} {year}',
  mya: '{year} {month}လ {day}\u00a0ရက်',
}
