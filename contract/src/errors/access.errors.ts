import type { Failures } from './failures'

/** Errors of access checks. */
export const accessErrors = {
  not_signed_in: {
    status: 401,
    eng: 'Please log in.',
    phi: 'Mag-log in muna.',
    ind: 'Masuk dulu.',
    mya: 'အကောင့်ထဲ အရင်ဝင်ပါ။',
  },
  session_ended: {
    status: 401,
    eng: 'You are logged out. Log in again.',
    phi: 'Na-log out ka. Mag-log in ulit.',
    ind: 'Anda sudah keluar. Masuk lagi.',
    mya: 'အကောင့်က ထွက်သွားပါပြီ။ ပြန်ဝင်ပါ။',
  },
  not_allowed: {
    status: 403,
    eng: 'You cannot do this with your account.',
    phi: 'Hindi ito puwede sa account mo.',
    ind: 'Akun Anda tidak bisa dipakai untuk ini.',
    mya: 'ဒီအကောင့်နဲ့ ဒါကို လုပ်လို့ မရပါဘူး။',
  },
  agency_expired: {
    status: 403,
    eng: 'Your account has expired. Please contact your agency admin.',
    phi: 'Expired na ang account mo. Kontakin ang admin ng agency mo.',
    ind: 'Masa berlaku akun sudah habis. Hubungi admin agen Anda.',
    mya: 'အကောင့် သက်တမ်းကုန်သွားပါပြီ။ အေဂျင်စီ တာဝန်ခံကို ဆက်သွယ်ပါ။',
  },
  wrong_host: {
    status: 421,
    eng: 'This demo answers only on its own computer, at localhost.',
    phi: 'Gumagana lang ang demo na ito sa computer kung saan ito naka-install, sa localhost.',
    ind: 'Demo ini hanya bisa dibuka di komputer tempat demo ini dijalankan, di localhost.',
    mya: 'ဒီ demo တင်ထားတဲ့ ကွန်ပျူတာပေါ်က localhost မှာပဲ ဖွင့်လို့ ရပါတယ်။',
  },
  session_not_registered: {
    status: 403,
    eng: 'Finish logging in first.',
    phi: 'Tapusin muna ang pag-log in.',
    ind: 'Proses masuk belum selesai. Selesaikan dulu.',
    mya: 'အကောင့်ထဲ ဝင်လို့ မပြီးသေးပါဘူး။ ပြန်ဝင်ပါ။',
  },
  /** The title of its dialog is 'Account sharing is not allowed.' */
  session_live: {
    status: 409,
    eng: 'You are logged out. The account is open on another phone. Log in again in {minutes}\u00a0min, or ask your employer to end the other session.',
    phi: 'Na-log out ka. Naka-log in ang account mo sa ibang phone. Mag-log in ulit pagkatapos ng {minutes}\u00a0minuto, o pakisabi sa employer mo na i-log out ang account sa phone na iyon.',
    ind: 'Anda sudah keluar. Akun ini masih terbuka di HP lain. Tunggu {minutes}\u00a0menit, lalu masuk lagi. Atau minta majikan mengeluarkan akun ini dari HP lain itu.',
    mya: 'အကောင့်က ထွက်သွားပါပြီ။ တခြားဖုန်းမှာ ဒီအကောင့်ထဲ ဝင်ထားပါတယ်။ {minutes}\u00a0မိနစ်ကြာရင် ပြန်ဝင်ပါ။ ဒါမှမဟုတ် ဟိုဖုန်းမှာ အကောင့်က ထွက်ပေးဖို့ အလုပ်ရှင်ကို ပြောပါ။',
  },
  access_ended: {
    status: 403,
    eng: 'Your employer has ended your access. Ask your employer if this is wrong.',
    phi: 'Inalis na ng employer mo ang access mo. Kung mali ito, kausapin ang employer mo.',
    ind: 'Majikan sudah menutup akses Anda ke aplikasi ini. Jika ini keliru, tanyakan ke majikan.',
    mya: 'အလုပ်ရှင်က အကောင့် ပိတ်လိုက်ပါပြီ။ မှားနေတယ်လို့ ထင်ရင် အလုပ်ရှင်ကို မေးပါ။',
  },
  subscription_needed: {
    status: 402,
    eng: 'Please subscribe first.',
    phi: 'Mag-subscribe muna.',
    ind: 'Berlangganan dulu.',
    mya: 'အရင်ဆုံး အသင်းဝင်ပါ။',
  },
} as const satisfies Failures
