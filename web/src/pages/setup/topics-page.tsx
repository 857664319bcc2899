import { useNavigate } from 'react-router'
import { SetupSteps } from '../../features/worker/setup-steps'
import { TopicPicker } from '../../features/worker/topic-picker'
import { Page } from '../../shared/ui/layout/page'
import styles from './setup-page.module.css'

export function TopicsPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid" className={styles.page ?? ''}>
      <SetupSteps current={2} />
      <TopicPicker onDone={() => navigate('/library?showAddButtonPopup=true')} />
    </Page>
  )
}
