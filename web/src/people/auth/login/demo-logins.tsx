import { useConfig } from '#shared/api/queries/config.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { authTexts } from '../auth.texts'
import type { Credentials } from '../log-in'
import styles from './demo-logins.module.css'

type Props = { onChoose: (login: Credentials) => void }

/** Logins of a demo installation; renders nothing elsewhere. */
export function DemoLogins({ onChoose }: Props) {
  const t = useTexts(authTexts)
  const logins = useConfig().data?.demo_logins ?? []
  if (logins.length === 0) return null
  return (
    <details className={styles.demo}>
      <summary>
        <Phrases>{t('demo')}</Phrases>
      </summary>
      <p>
        <Phrases>{t('demoHint')}</Phrases>
      </p>
      {logins.map(({ label, role, username, password }) => (
        <button key={username} type="button" onClick={() => onChoose({ role, name: username, password })}>
          <b>{label}</b> <span translate="no">{username}</span>
        </button>
      ))}
    </details>
  )
}
