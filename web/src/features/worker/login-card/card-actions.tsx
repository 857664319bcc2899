import { Copy, Printer, Share2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { copyMessage } from './copy-message'
import styles from './login-card.module.css'
import { loginCardTexts } from './login-card.texts'
import { PrintedCard } from './printed-card'
import { WhatsAppIcon } from './whatsapp-icon'
import type { WorkerLogin } from './worker-login'

/**
 * Buttons that pass the card on, each of which counts as saving the password; also the device's share sheet if it
 * exists.
 */
export function CardActions({ login, onSaved }: { login: WorkerLogin; onSaved: () => void }) {
  const t = useEmployerTexts(loginCardTexts)
  const [printing, setPrinting] = useState(0)
  const endPrinting = useCallback(() => setPrinting(0), [])
  const { message } = login

  const copy = async () => (await copyMessage(message)) && onSaved()
  function print() {
    setPrinting(printing + 1)
    onSaved()
  }
  // Closing the share sheet is no error, and saves nothing.
  const share = () => navigator.share({ text: message }).then(onSaved, () => {})

  return (
    <div className={styles.actions}>
      <button type="button" onClick={copy}>
        <Copy aria-hidden="true" />
        {t('copy')}
      </button>
      <button type="button" onClick={print}>
        <Printer aria-hidden="true" />
        {t('print')}
      </button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => onSaved()}
      >
        <WhatsAppIcon />
        {t('whatsApp')}
      </a>
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
