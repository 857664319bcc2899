import { useNavigate } from 'react-router'
import { SetupSteps } from '#people/worker/setup-steps.tsx'
import { TopicStep } from '#people/worker/topic-step.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { SetupGate } from './setup-gate'
import styles from './setup-page.module.css'

export function TopicsPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid" className={styles.page ?? ''}>
      <SetupGate screen="worker">
        {() => (
          <>
            <SetupSteps current={2} />
            <TopicStep onDone={() => navigate('/library?showAddButtonPopup=true')} />
          </>
        )}
      </SetupGate>
    </Page>
  )
}
