import { Copy } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { copyMessage } from './copy-message'
import styles from './login-card.module.css'
import { loginCardTexts } from './login-card.texts'
import type { WorkerLogin } from './worker-login'

type Props = { login: WorkerLogin; onLeave: () => void; onStay: () => void }

/** Asks once more before the password disappears from the screen. */
export function SavedDialog({ login, onLeave, onStay }: Props) {
  const t = useEmployerTexts(loginCardTexts)
  const { name, password, message } = login
  return (
    <Dialog
      open
      title={t('isSaved')}
      onDismiss={onStay}
      actions={
        <>
          <Button
            block
            icon={<Copy aria-hidden="true" />}
            onClick={async () => (await copyMessage(message)) && onLeave()}
          >
            {t('copyAndContinue')}
          </Button>
          <Button look="line" block onClick={onLeave}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p className={styles.password}>
        <span className={styles.shown}>{t(name ? 'shownOnceName' : 'shownOnce', { name })}</span>
        <b translate="no">{password}</b>
      </p>
    </Dialog>
  )
}
