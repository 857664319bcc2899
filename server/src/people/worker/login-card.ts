import { brand } from '@kasama/contract/brand'
import type { Language, Text } from '@kasama/contract/language'
import type { LoginCard } from '@kasama/contract/people/worker.api'

type Login = {
  id: number
  username: string
  password: string
  fullname: string
  language: Language
  /** The secret of the link for her first login. */
  firstLogin: string
}

/** The lines of the message that the employer sends to her worker. */
const words = {
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

/**
 * The page of her first login in the worker's language, as in the card's QR code. Browsers never send the part behind
 * the #: the secret is in no log and no referrer, nor in a chat's preview of the link.
 */
function loginUrl(origin: string, { username, language, firstLogin }: Login): string {
  return `${origin}/first-login?${new URLSearchParams({ user: username, lang: language })}#${firstLogin}`
}

/** The login card: the worker's login with a message in her language. */
export function loginCard(origin: string, login: Login): LoginCard {
  const { id, username, password, fullname, language } = login
  const login_url = loginUrl(origin, login)
  const [name = ''] = fullname.trim().split(/\s+/)
  const hello = name === '' ? words.hello[language] : words.helloName[language].replace('{name}', () => name)
  const message = [
    `${hello} ${words.learn[language].replace('{brand}', () => brand.name)}`,
    words.open[language],
    login_url,
    words.later[language],
    `${words.userId[language]} ${username}`,
    `${words.password[language]} ${password}`,
  ].join('\n')
  return { id, username, password, login_url, message }
}
