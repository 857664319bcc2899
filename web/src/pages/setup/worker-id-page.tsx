import { useNavigate } from 'react-router'
import { SetupSteps } from '../../features/worker/setup-steps'
import { WorkerStep } from '../../features/worker/worker-step'
import { Page } from '../../shared/ui/layout/page'
import { ForSetup } from './for-setup'
import styles from './setup-page.module.css'

export function WorkerIdPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid" className={styles.page ?? ''}>
      <ForSetup screen="worker">
        {() => (
          <>
            <SetupSteps current={1} />
            <WorkerStep onDone={() => navigate('/subscribe-3')} />
          </>
        )}
      </ForSetup>
    </Page>
  )
}
