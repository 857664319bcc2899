import { ArrowRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { useLeaveQuestion } from '#shared/navigation/use-leave-question.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import styles from '../user-id/user-id-form.module.css'
import { workerTexts } from '../worker.texts'
import { LoginCard } from './login-card'
import { loginCardTexts } from './login-card.texts'
import { SavedDialog } from './saved-dialog'
import type { WorkerLogin } from './worker-login'

/** The wizard's login card. The next button is below the card and covers nothing. */
export function HandOver({ login, onNext }: { login: WorkerLogin; onNext: () => void }) {
  const t = useEmployerTexts(loginCardTexts)
  const w = useEmployerTexts(workerTexts)
  const { save, isAsking, leaveIfSaved, stay, leave } = useLeaveQuestion(onNext)
  const { name } = login
  // It replaces a longer form, whose pressed button is gone.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    focusContent()
  }, [])
  return (
    <div className={styles.handOver}>
      <h1>{t(name ? 'loginReadyName' : 'loginReady', { name })}</h1>
      <LoginCard login={login} onSaved={save} />
      <Button size="xl" className={styles.next} onClick={leaveIfSaved}>
        <span>{w(isPhone() ? 'continue' : 'next')}</span>
        <ArrowRight aria-hidden="true" />
      </Button>
      {isAsking && <SavedDialog login={login} onLeave={leave} onStay={stay} />}
    </div>
  )
}
