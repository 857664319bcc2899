import { useState } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { laterPart } from '#shared/later-part.tsx'
import styles from '../auth-form.module.css'
import { registerTexts } from '../register.texts'
import type { GooglePurpose } from './use-google'

const GoogleButton = laterPart(async () => (await import('./google-button')).GoogleButton)

/**
 * Employers may log in with Google where the installation has a client id; nothing of Google is loaded elsewhere. Its
 * space is reserved from the first render (`data-google` of the page, see scripts/compress-web.ts), so that nothing
 * moves later.
 */
export function GoogleWay({ purpose }: { purpose: GooglePurpose }) {
  const clientId = useConfig().data?.google_client_id
  const [isUnavailable, setUnavailable] = useState(false)
  if (isUnavailable || clientId === null) return null
  return (
    <div className={styles.googleWay} data-on={clientId && true}>
      <div className={styles.google}>
        {clientId && (
          <GoogleButton
            isEnabled
            key={purpose}
            clientId={clientId}
            purpose={purpose}
            onUnavailable={() => setUnavailable(true)}
          />
        )}
      </div>
      <p className={styles.divider}>{registerTexts.or}</p>
    </div>
  )
}
