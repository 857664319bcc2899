import { UserRoundPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import noWorker from '#assets/art/no-worker.svg'
import { detailsTexts } from '#people/worker/details/details.texts.ts'
import { WorkerDetails } from '#people/worker/details/worker-details.tsx'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { LoadedProfile } from './loaded-profile'

export function WorkerDetailsPage() {
  const navigate = useNavigate()
  return (
    <Page width="mid">
      <BackHeading title={detailsTexts.workersDetails} to="/worker-progress" />
      <LoadedProfile>
        {({ worker_id, is_subscribed }) =>
          worker_id === null ? (
            <Empty
              title={detailsTexts.noWorker}
              text={detailsTexts.noWorkerText}
              picture={<img src={noWorker} alt="" width={240} height={160} />}
            >
              <LinkButton to={setupPath(is_subscribed)} size="xl" icon={<UserRoundPlus aria-hidden="true" />}>
                {detailsTexts.createUserId}
              </LinkButton>
            </Empty>
          ) : (
            <WorkerDetails workerId={worker_id} onReplaced={() => navigate('/subscribe-2', { replace: true })} />
          )
        }
      </LoadedProfile>
    </Page>
  )
}

function setupPath(isSubscribed: boolean) {
  if (!isSubscribed) return '/subscribe'
  return isPhone() ? '/subscribe-2' : '/payment'
}
