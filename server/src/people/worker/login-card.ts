import { brand } from '@kasama/contract/brand'
import type { Language } from '@kasama/contract/language'
import type { LoginCard } from '@kasama/contract/people/worker.api'
import { loginCardTexts } from './login-card.texts'

type Login = {
  id: number
  username: string
  password: string
  fullname: string
  language: Language
  /** The secret of the link for her first login. */
  firstLogin: string
}

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
  const hello =
    name === '' ? loginCardTexts.hello[language] : loginCardTexts.helloName[language].replace('{name}', () => name)
  const message = [
    `${hello} ${loginCardTexts.learn[language].replace('{brand}', () => brand.name)}`,
    loginCardTexts.open[language],
    login_url,
    loginCardTexts.later[language],
    `${loginCardTexts.userId[language]} ${username}`,
    `${loginCardTexts.password[language]} ${password}`,
  ].join('\n')
  return { id, username, password, login_url, message }
}
