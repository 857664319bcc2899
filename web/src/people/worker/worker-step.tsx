import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { ReplacementCardDialog } from './details/new-password'
import { HandOver } from './login-card/hand-over'
import type { WorkerLogin } from './login-card/worker-login'
import { QuietChoice } from './user-id/quiet-choice'
import { UserIdForm } from './user-id/user-id-form'
import styles from './user-id/user-id-form.module.css'
import { useCreateWorker } from './worker.queries'
import { workerTexts } from './worker.texts'

type Props = {
  onDone: () => void
  /**
   * Called with true while a login is being made or its card is shown: the step must not be left then.
   */
  onBusyChange?: (isBusy: boolean) => void
}

/**
 * The worker's User ID, then her login card; one worker at a time. The card is part of this page's code, so that no
 * lost connection can prevent it.
 */
export function WorkerStep({ onDone, onBusyChange }: Props) {
  const { data: profile } = useProfile()
  const [login, setLogin] = useState<WorkerLogin>()
  const create = useCreateWorker()
  const isBusy = create.isPending || login !== undefined
  useEffect(() => {
    onBusyChange?.(isBusy)
    return () => onBusyChange?.(false)
  }, [isBusy, onBusyChange])
  if (login) return <HandOver login={login} onNext={onDone} />
  if (profile?.worker_id) return <ExistingWorker workerId={profile.worker_id} onNext={onDone} />
  return <UserIdForm create={create} onCreated={setLogin} />
}

function ExistingWorker({ workerId, onNext }: { workerId: number; onNext: () => void }) {
  const t = useEmployerTexts(workerTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.form}>
      <header>
        <h1>{t('hasWorker')}</h1>
        <p className={styles.text}>{t('hasWorkerMessage')}</p>
      </header>
      <QuietChoice onPress={() => setAsking(true)}>{t('lostCard')}</QuietChoice>
      {isAsking && <ReplacementCardDialog workerId={workerId} onClose={() => setAsking(false)} />}
      <Dock>
        <Button size="xl" className={styles.next} onClick={onNext}>
          <span>{t(isPhone() ? 'continue' : 'next')}</span>
          <ArrowRight aria-hidden="true" />
        </Button>
      </Dock>
    </div>
  )
}
