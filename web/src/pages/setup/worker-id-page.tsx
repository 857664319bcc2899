import { Navigate, useNavigate } from 'react-router'
import { SetupSteps } from '../../features/worker/setup-steps'
import { WorkerStep } from '../../features/worker/worker-step'
import { useProfile } from '../../shared/api/profile.queries'
import { Page } from '../../shared/ui/layout/page'
import styles from './setup-page.module.css'

export function WorkerIdPage() {
  const navigate = useNavigate()
  const { data: profile } = useProfile()
  if (profile?.is_subscribed === false) return <Navigate to="/subscribe" replace />
  return (
    <Page width="mid" className={styles.page ?? ''}>
      <SetupSteps current={1} />
      {profile && <WorkerStep onDone={() => navigate('/subscribe-3')} />}
    </Page>
  )
}
