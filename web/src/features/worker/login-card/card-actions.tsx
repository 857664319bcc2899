import { Copy, Printer, Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { workerTexts } from '../worker.texts'
import styles from './login-card.module.css'
import { PrintedCard } from './printed-card'
import { loginAddress, type WorkerLogin } from './worker-login'

/** Three ways to hand the card over; sharing where the device can. */
export function CardActions({ login }: { login: WorkerLogin }) {
  const t = useEmployerTexts(workerTexts)
  const [printing, setPrinting] = useState(0)
  const endPrinting = useCallback(() => setPrinting(0), [])
  const values = { userId: login.username, password: login.password, address: loginAddress(login.username) }
  const text = t('shareText', values)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('copied'))
    } catch {
      showToast(t('notCopied'), 'error')
    }
  }
  // Closing the device's own sheet is no error.
  const share = () => navigator.share({ text }).catch(() => {})

  return (
    <div className={styles.actions}>
      <button type="button" onClick={copy}>
        <Copy aria-hidden="true" />
        {t('copy')}
      </button>
      <button type="button" onClick={() => setPrinting(printing + 1)}>
        <Printer aria-hidden="true" />
        {t('print')}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={share}>
          <Share2 aria-hidden="true" />
          {t('share')}
        </button>
      )}
      {printing > 0 && <PrintedCard key={printing} login={login} onDone={endPrinting} />}
    </div>
  )
}
