import type { Text } from '@kasama/contract/language'

/** The lines of the message that the employer sends to her worker. */
export const loginCardTexts = {
  hello: { eng: 'Hello!', phi: 'Kumusta!', ind: 'Halo!', mya: 'မင်္ဂလာပါ။' },
  helloName: { eng: 'Hello {name}!', phi: 'Kumusta, {name}!', ind: 'Halo, {name}!', mya: 'မင်္ဂလာပါ {name}။' },
  learn: {
    eng: 'You can learn with {brand} now.',
    phi: 'Puwede ka nang matuto sa {brand}.',
    ind: 'Anda sudah bisa belajar di {brand}.',
    mya: '{brand} မှာ စလေ့လာလို့ ရပါပြီ။',
  },
  open: {
    eng: 'Open this link today. It logs you in, once:',
    phi: 'Buksan ang link na ito ngayong araw. Ila-log in ka nito nang isang beses:',
    ind: 'Buka link ini hari ini. Anda langsung masuk, 1 kali saja:',
    mya: 'ဒီလင့်ခ်ကို ဒီနေ့ ဖွင့်ပါ။ တစ်ကြိမ် တန်းဝင်လို့ ရပါတယ်။',
  },
  later: {
    eng: 'Later, log in with:',
    phi: 'Sa susunod, mag-log in gamit ang:',
    ind: 'Nanti masuk dengan:',
    mya: 'နောက်ပိုင်း ဒါနဲ့ ဝင်ပါ။',
  },
  userId: { eng: 'User ID:', phi: 'User ID:', ind: 'User ID:', mya: 'User ID:' },
  password: { eng: 'Password:', phi: 'Password:', ind: 'Kata sandi:', mya: 'စကားဝှက် (Password):' },
} satisfies Record<string, Text>
