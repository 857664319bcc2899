import type { Text } from '@kasama/contract/language'

/** Mails that confirm a changed password or a deletion. */
export const confirmTexts = {
  changed: {
    eng: 'Your password was changed',
    phi: 'Napalitan na ang password mo',
    ind: 'Kata sandi Anda sudah diganti',
    mya: 'စကားဝှက် ပြောင်းပြီးပါပြီ',
  },
  changedOn: {
    eng: 'It was changed on {date}. Log in with the new one from now on.',
    phi: 'Napalitan ito noong {date}. Ang bago na ang gamitin mo sa pag-log in.',
    ind: 'Kata sandi diganti pada {date}. Mulai sekarang masuk dengan yang baru.',
    mya: '{date} မှာ ပြောင်းခဲ့ပါတယ်။ အခုကစပြီး စကားဝှက်အသစ်နဲ့ ဝင်ပါ။',
  },
  notYou: {
    eng: 'You did not do this? Press “Forgot password?” at the login at once.',
    phi: 'Hindi ikaw ang gumawa nito? Pindutin agad ang “Nakalimutan ang password?” sa pag-log in.',
    ind: 'Bukan Anda yang menggantinya? Segera tekan “Lupa kata sandi?” di halaman masuk.',
    mya: 'ကိုယ်တိုင် မပြောင်းခဲ့ဘူးဆိုရင် အကောင့်ဝင်တဲ့နေရာက “စကားဝှက် မေ့သွားတယ်” ကို ချက်ချင်း နှိပ်ပါ။',
  },
  logIn: { eng: 'Log in', phi: 'Mag-log in', ind: 'Masuk', mya: 'ဝင်မယ်' },
  deleted: {
    eng: 'Your account was deleted',
    phi: 'Nabura na ang account mo',
    ind: 'Akun Anda sudah dihapus',
    mya: 'အကောင့် ဖျက်ပြီးပါပြီ',
  },
  deletedOn: {
    eng: 'Your {brand} account and everything in it were deleted on {date}, for good.',
    phi: 'Binura ang {brand} account mo at lahat ng laman nito noong {date}. Hindi na ito maibabalik.',
    ind: 'Akun {brand} Anda dan semua isinya dihapus pada {date}, dan tidak bisa dikembalikan.',
    mya: '{brand} အကောင့်နဲ့ အထဲမှာရှိတာ အားလုံးကို {date} မှာ ဖျက်ခဲ့ပါတယ်။ ပြန်ယူလို့ မရတော့ပါဘူး။',
  },
  comeBack: {
    eng: 'You may open a new one any time.',
    phi: 'Puwede kang gumawa ng bago kahit kailan.',
    ind: 'Anda bisa membuat akun baru kapan saja.',
    mya: 'အကောင့်အသစ် ဘယ်အချိန်မဆို ဖွင့်လို့ ရပါတယ်။',
  },
  askEmployer: {
    eng: 'Your employer can make a new login for you any time.',
    phi: 'Puwede kang igawa ng bagong login ng employer mo kahit kailan.',
    ind: 'Majikan Anda bisa membuatkan akun baru kapan saja.',
    mya: 'အလုပ်ရှင်က အကောင့်အသစ် ဘယ်အချိန်မဆို လုပ်ပေးလို့ ရပါတယ်။',
  },
  open: { eng: 'Open {brand}', phi: 'Buksan ang {brand}', ind: 'Buka {brand}', mya: '{brand} ကို ဖွင့်မယ်' },
} satisfies Record<string, Text>
