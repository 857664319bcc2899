import { useNavigate } from 'react-router'
import { SetupSteps } from '../../features/worker/setup-steps'
import { TopicStep } from '../../features/worker/topic-step'
import { Page } from '../../shared/ui/layout/page'
import styles from './setup-page.module.css'

export function TopicsPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid" className={styles.page ?? ''}>
      <SetupSteps current={2} />
      <TopicStep onDone={() => navigate('/library?showAddButtonPopup=true')} />
    </Page>
  )
}
