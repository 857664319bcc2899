import { brand } from '@kasama/contract/brand'
import { htmlLanguages } from '@kasama/contract/language'
import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import { loginCardWords } from '@kasama/contract/people/login-card-words'
import { firstName } from '#shared/format/first-name.ts'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import styles from './card.module.css'
import { cardsTexts as t } from './cards.texts'

type Props = { logins: PrintedLogin[]; shortUrl: string; onAPage: number }

/** One page of cards, each in its worker's language; the PDF has the same. */
export function CardSheet({ logins, shortUrl, onAPage }: Props) {
  return (
    <div className={styles.sheet} data-on={onAPage}>
      {logins.map((login) => (
        <Card key={login.id} login={login} shortUrl={shortUrl} />
      ))}
    </div>
  )
}

function Card({ login, shortUrl }: { login: PrintedLogin; shortUrl: string }) {
  const { name, user_id, password, language_code: language } = login
  const first = firstName(name)
  const words = loginCardWords
  const hello = first === '' ? words.hello[language] : words.helloName[language].replace('{name}', first)
  const address = `${location.origin}/${shortUrl}?${new URLSearchParams({ as: 'helper', user: user_id, lang: language })}`
  return (
    <div className={styles.card} lang={htmlLanguages[language]}>
      <div className={styles.head}>
        <b>{hello}</b>
        <span translate="no">{brand.name}</span>
      </div>
      <dl className={styles.values}>
        <dt>{words.userId[language]}</dt>
        <dd translate="no">{user_id}</dd>
        <dt>{words.password[language]}</dt>
        <dd translate="no">{password}</dd>
      </dl>
      <QrCode text={address} label={t.code} className={styles.code} />
      <div className={styles.foot} translate="no">
        {`${location.host}/${shortUrl}`}
      </div>
    </div>
  )
}
