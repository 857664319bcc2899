import type { Profile } from '@kasama/contract/people/account.api'
import { Navigate, useNavigate } from 'react-router'
import { ChooseThanks } from '#learning/thanks/share/choose-thanks.tsx'
import { workersWeekTexts } from '#learning/thanks/share/workers-week.texts.ts'
import { WorkersWeek } from '#learning/thanks/share/workers-week.tsx'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { LoadedProfile } from '../account/loaded-profile'

/** The employer's page with her worker's week. */
export function WorkersWeekPage() {
  return (
    <Page width="mid" tight>
      <LoadedProfile>{(employer) => <WeekOf employer={employer} />}</LoadedProfile>
    </Page>
  )
}

function WeekOf({ employer: { worker_id } }: { employer: Profile }) {
  const { data: worker } = useUser(worker_id)
  if (worker_id === null) return <Navigate to="/worker-progress" replace />
  const portrait = worker && <Avatar src={worker.img_url} language={worker.language_code} size={120} />
  return <WorkersWeek workerId={worker_id} portrait={portrait} back="/worker-progress" thanks="/worker-thanks" />
}

/** The employer's page that sends a thank you. */
export function SendThanksPage() {
  const navigate = useNavigate()
  function leave() {
    showToast(workersWeekTexts.sent)
    navigate('/worker-week', { replace: true })
  }
  return (
    <Page width="mid" tight>
      <BackHeading title={workersWeekTexts.thank} to="/worker-week" />
      <LoadedProfile>
        {({ worker_id }) =>
          worker_id === null ? (
            <Navigate to="/worker-progress" replace />
          ) : (
            <ChooseThanks workerId={worker_id} onSent={leave} />
          )
        }
      </LoadedProfile>
    </Page>
  )
}
