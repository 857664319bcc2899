import { lazy, Suspense, useState } from 'react'
import { useConfig } from '../../../shared/api/queries/config.queries'
import styles from '../auth-form.module.css'
import { registerTexts } from '../register.texts'
import type { GooglePurpose } from './use-google'

const GoogleButton = lazy(async () => ({ default: (await import('./google-button')).GoogleButton }))

/**
 * Employers may go by Google where the installation has a client id; nothing of Google is loaded elsewhere. Its place is
 * kept from the first sight on (`data-google` of the page, see scripts/compress-web.ts), so that nothing moves later.
 */
export function GoogleWay({ purpose }: { purpose: GooglePurpose }) {
  const clientId = useConfig().data?.google_client_id
  const [isAway, setAway] = useState(false)
  if (isAway || clientId === null) return null
  return (
    <div className={styles.googleWay} data-on={clientId && true}>
      <div className={styles.google}>
        {clientId && (
          <Suspense>
            <GoogleButton key={purpose} clientId={clientId} purpose={purpose} onAway={() => setAway(true)} />
          </Suspense>
        )}
      </div>
      <p className={styles.divider}>{registerTexts.or}</p>
    </div>
  )
}
