import { ArrowRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useProfile } from '../../shared/api/profile.queries'
import { isPhone } from '../../shared/device/is-phone'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { Dock } from '../../shared/ui/layout/dock'
import type { WorkerLogin } from './login-card/worker-login'
import { UserIdForm } from './user-id/user-id-form'
import styles from './user-id/user-id-form.module.css'
import { workerTexts } from './worker.texts'

const LoginCard = lazy(async () => ({ default: (await import('./login-card/login-card')).LoginCard }))

/** The worker's User ID, then her login card; one worker at a time. */
export function WorkerStep({ onDone }: { onDone: () => void }) {
  const t = useEmployerTexts(workerTexts)
  const { data: profile } = useProfile()
  const [login, setLogin] = useState<WorkerLogin>()
  if (login) {
    return (
      <Ready title={t('loginReady')} text={t('giveCard')} onNext={onDone}>
        <Suspense>
          <LoginCard login={login} />
        </Suspense>
      </Ready>
    )
  }
  if (profile?.worker_id) return <Ready title={t('hasWorker')} text={t('hasWorkerMessage')} onNext={onDone} />
  return <UserIdForm onCreated={setLogin} />
}

type ReadyProps = { title: string; text: string; onNext: () => void; children?: ReactNode }

function Ready({ title, text, onNext, children }: ReadyProps) {
  const t = useEmployerTexts(workerTexts)
  return (
    <div className={styles.form}>
      <header>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
      <Dock>
        <Button size="xl" className={styles.next} onClick={onNext}>
          {t(isPhone() ? 'continue' : 'next')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </Dock>
    </div>
  )
}
