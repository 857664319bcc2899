import { brand } from '@kasama/contract/brand'
import type { Language, Text } from '@kasama/contract/language'
import type { LoginCard } from '@kasama/contract/worker.api'

type Login = { id: number; username: string; password: string; fullname: string; language: Language }

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
  userId: { eng: 'User ID:', phi: 'User ID:', ind: 'User ID:', mya: 'User ID:' },
  password: { eng: 'Password:', phi: 'Password:', ind: 'Kata sandi:', mya: 'စကားဝှက် (Password):' },
  open: { eng: 'Open:', phi: 'Buksan:', ind: 'Buka:', mya: 'ဒီလင့်ခ် ဖွင့်ပါ' },
} satisfies Record<string, Text>

/** The login page in the worker's language with her User ID filled in, as in the card's QR code. */
function loginAddress(origin: string, { username, language }: Login): string {
  return `${origin}/?${new URLSearchParams({ as: 'helper', user: username, lang: language })}`
}

/** The login card: the worker's login with a message in her language. */
export function loginCard(origin: string, login: Login): LoginCard {
  const { id, username, password, fullname, language } = login
  const login_url = loginAddress(origin, login)
  const [name = ''] = fullname.trim().split(/\s+/)
  const hello = name === '' ? words.hello[language] : words.helloName[language].replace('{name}', () => name)
  const message = [
    `${hello} ${words.learn[language].replace('{brand}', () => brand.name)}`,
    `${words.userId[language]} ${username}`,
    `${words.password[language]} ${password}`,
    `${words.open[language]} ${login_url}`,
  ].join('\n')
  return { id, username, password, login_url, message }
}
