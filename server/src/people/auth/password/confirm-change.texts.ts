import type { Text } from '@kasama/contract/language'

/** Mails that confirm a changed password, a passkey or a deletion. */
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
  passkeyAdded: {
    eng: 'A device can log in with fingerprint',
    phi: 'May device na puwede nang mag-log in gamit ang fingerprint',
    ind: 'Masuk dengan sidik jari: ada perangkat baru',
    mya: 'လက်ဗွေနဲ့ ဝင်လို့ရတဲ့ ဖုန်း ထည့်ပြီးပါပြီ',
  },
  passkeyAddedOn: {
    eng: '{device} was added on {date}. It can log in to your account without the password. The password still works.',
    phi: 'Idinagdag ang {device} noong {date}. Puwede itong mag-log in sa account mo nang walang password. Gumagana pa rin ang password.',
    ind: '{device} ditambahkan pada {date}. Perangkat itu bisa dipakai masuk ke akun Anda tanpa kata sandi. Kata sandi tetap bisa dipakai.',
    mya: '{device} ကို {date} မှာ ထည့်ခဲ့ပါတယ်။ စကားဝှက် မလိုဘဲ အကောင့်ထဲ ဝင်လို့ ရပါတယ်။ စကားဝှက်လည်း ဆက်သုံးလို့ ရပါတယ်။',
  },
  passkeyRemoved: {
    eng: 'A device was removed from your login',
    phi: 'May device na inalis sa login mo',
    ind: 'Sidik jari di satu perangkat sudah dihapus',
    mya: 'လက်ဗွေနဲ့ ဝင်လို့ရတဲ့ ဖုန်း ဖယ်ပြီးပါပြီ',
  },
  passkeyRemovedOn: {
    eng: '{device} was removed on {date}. It can log in only with the password now.',
    phi: 'Inalis ang {device} noong {date}. Password na lang ang puwede nitong gamitin sa pag-log in.',
    ind: '{device} dihapus pada {date}. Di perangkat itu, sekarang masuk hanya bisa dengan kata sandi.',
    mya: '{device} ကို {date} မှာ ဖယ်ခဲ့ပါတယ်။ အခုကစပြီး အဲဒီကနေ စကားဝှက်နဲ့ပဲ ဝင်လို့ ရပါတယ်။',
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
    phi: 'Puwede kang igawa ng employer mo ng bagong login kahit kailan.',
    ind: 'Majikan Anda bisa membuatkan akun baru kapan saja.',
    mya: 'အလုပ်ရှင်က အကောင့်အသစ် ဘယ်အချိန်မဆို လုပ်ပေးလို့ ရပါတယ်။',
  },
  open: { eng: 'Open {brand}', phi: 'Buksan ang {brand}', ind: 'Buka {brand}', mya: '{brand} ကို ဖွင့်မယ်' },
} satisfies Record<string, Text>
