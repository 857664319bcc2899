import type { Profile } from '@kasama/contract/people/account.api'
import { useNavigate } from 'react-router'
import { PictureEdit } from '../features/account/picture/picture-edit'
import { useCertificates } from '../features/certificate/certificate.queries'
import { Certificates } from '../features/certificate/certificates'
import { employerProgressTexts } from '../features/progress/employer-progress.texts'
import { EmployerView } from '../features/progress/employer-view'
import { Fold } from '../features/progress/fold/fold'
import { useGoal } from '../features/progress/goal/goal.queries'
import { LoadedProgress, ProgressSkeleton } from '../features/progress/loaded-progress'
import { useLooked, useShownMonth } from '../features/progress/month/month.queries'
import { NoWorker } from '../features/progress/no-worker/no-worker'
import { useSkills } from '../features/progress/progress.queries'
import { progressTexts } from '../features/progress/progress.texts'
import { WorkerView } from '../features/progress/worker-view'
import { usePraise } from '../shared/api/queries/praise.queries'
import { useProfile } from '../shared/api/queries/profile.queries'
import { isPhone } from '../shared/device/is-phone'
import { withPagesTexts } from '../shared/i18n/language'
import { useLanguage, useTexts } from '../shared/i18n/use-texts'
import { laterPart } from '../shared/later-part'
import { exists } from '../shared/screens'
import { Page } from '../shared/ui/layout/page'
import { LoadError } from '../shared/ui/states/load-error'
import { MissingParts } from '../shared/ui/states/missing-parts'

const loadPraise = () => withPagesTexts(import('./praise/praise-moments'))
const PraiseMoments = laterPart(async () => (await loadPraise()).PraiseMoments)

/** A worker sees her own progress, an employer that of her worker. */
export function WorkerProgressPage() {
  const { data: profile, error, refetch } = useProfile()
  return (
    <Page width="mid" tight={profile?.role !== 'E' || profile.worker_id !== null}>
      {profile && <ProgressOf profile={profile} />}
      {!profile && !error && <ProgressSkeleton />}
      {error && !profile && <LoadError error={error} onRetry={refetch} />}
    </Page>
  )
}

function ProgressOf({ profile }: { profile: Profile }) {
  if (profile.role === 'W') return <OwnProgress profile={profile} />
  if (profile.worker_id !== null) return <WorkersProgress employer={profile} workerId={profile.worker_id} />
  const createUserId = isPhone() ? '/subscribe-2' : '/payment'
  return <NoWorker isSubscribed={profile.is_subscribed} to={profile.is_subscribed ? createUserId : '/subscribe'} />
}

function OwnProgress({ profile }: { profile: Profile }) {
  const t = useTexts(progressTexts)
  const { data: praise = [] } = usePraise(true)
  // Requested together with her figures, not after them.
  const parts = [useGoal(), useSkills(profile.id, useLanguage()), useCertificates(profile.id)]
  const redeem = exists('/worker-redeem') ? '/worker-redeem' : undefined
  return (
    <>
      <h1 className="sr-only">{t('yourProgress')}</h1>
      <LoadedProgress userId={profile.id}>
        {(progress) => (
          <>
            <WorkerView user={profile} progress={progress} redeem={redeem} picture={<PictureEdit user={profile} />} />
            <MissingParts parts={parts} />
          </>
        )}
      </LoadedProgress>
      <Certificates userId={profile.id} isOwn />
      {praise.length > 0 && <PraiseMoments isWanted praise={praise} />}
    </>
  )
}

function WorkersProgress({ employer, workerId }: { employer: Profile; workerId: number }) {
  const navigate = useNavigate()
  const { data, error, refetch, isWaiting, choose: chooseMonth } = useShownMonth(workerId)
  useLooked(workerId, data !== undefined)
  const choose = () => navigate(isPhone() ? '/subscribe-3' : '/payment', { state: { choosingTopics: true } })
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <ProgressSkeleton />
  return (
    <>
      <h1 className="sr-only">{employerProgressTexts.workersProgress}</h1>
      <EmployerView
        month={data}
        isWaiting={isWaiting}
        onMonth={chooseMonth}
        details="/worker-details"
        mustWatch="/must-watch"
        onChangeTopics={employer.is_subscribed ? choose : undefined}
      />
      <Fold title={employerProgressTexts.certificates}>
        <Certificates userId={workerId} isOwn={false} />
      </Fold>
    </>
  )
}
