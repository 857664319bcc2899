import { useNavigate } from 'react-router'
import { SetupSteps } from '#people/worker/setup-steps.tsx'
import { WorkerStep } from '#people/worker/worker-step.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { SetupGate } from './setup-gate'
import styles from './setup-page.module.css'

export function WorkerIdPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid" className={styles.page ?? ''}>
      <SetupGate screen="worker">
        {() => (
          <>
            <SetupSteps current={1} />
            <WorkerStep onDone={() => navigate('/subscribe-3')} />
          </>
        )}
      </SetupGate>
    </Page>
  )
}
