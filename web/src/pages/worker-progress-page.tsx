import type { Profile } from '@kasama/contract/people/account.api'
import { useNavigate, useSearchParams } from 'react-router'
import { useCertificates } from '#learning/certificate/certificate.queries.ts'
import { Certificates } from '#learning/certificate/certificates.tsx'
import { employerProgressTexts } from '#learning/progress/employer-progress.texts.ts'
import { EmployerView } from '#learning/progress/employer-view.tsx'
import { Fold } from '#learning/progress/fold/fold.tsx'
import { useGoal } from '#learning/progress/goal/goal.queries.ts'
import { LoadedProgress, ProgressSkeleton } from '#learning/progress/loaded-progress.tsx'
import { useMarkNewsSeen, useSelectedMonth } from '#learning/progress/month/month.queries.ts'
import { NoWorker } from '#learning/progress/no-worker/no-worker.tsx'
import { useSkills } from '#learning/progress/progress.queries.ts'
import { progressTexts } from '#learning/progress/progress.texts.ts'
import { WorkerView } from '#learning/progress/worker-view.tsx'
import { OwnThanks } from '#learning/thanks/own-thanks.tsx'
import { OwnWeek } from '#learning/thanks/own-week.tsx'
import { PictureEdit } from '#people/account/picture/picture-edit.tsx'
import { usePraise } from '#shared/api/queries/praise.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { isPhone } from '#shared/device/screen-width/is-phone.ts'
import { withPagesTexts } from '#shared/i18n/language.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'

const loadWeek = () => import('./week/workers-week')
const WorkersWeek = laterPart(async () => (await loadWeek()).WorkersWeek)
const loadPraise = () => withPagesTexts(import('./praise/praise-moments'))
const PraiseMoments = laterPart(async () => (await loadPraise()).PraiseMoments)

/** A worker sees her own progress, an employer that of her worker; `show` limits it to her week, or to thanks. */
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
  if (profile.worker_id !== null) return <OfWorker employer={profile} workerId={profile.worker_id} />
  const createUserId = isPhone() ? '/subscribe-2' : '/payment'
  return <NoWorker isSubscribed={profile.is_subscribed} to={profile.is_subscribed ? createUserId : '/subscribe'} />
}

function OwnProgress({ profile }: { profile: Profile }) {
  const t = useTexts(progressTexts)
  const { data: praise = [] } = usePraise(true)
  // Requested together with her figures, not after them.
  const parts = [useGoal(), useSkills(profile.id, useLanguage()), useCertificates(profile.id)]
  return (
    <>
      <h1 className="sr-only">{t('yourProgress')}</h1>
      <LoadedProgress userId={profile.id}>
        {(progress) => (
          <>
            <WorkerView
              user={profile}
              progress={progress}
              redeem="/worker-redeem"
              picture={<PictureEdit user={profile} />}
            />
            <MissingParts parts={parts} />
          </>
        )}
      </LoadedProgress>
      <OwnThanks />
      <OwnWeek />
      <Certificates userId={profile.id} isOwn />
      {praise.length > 0 && <PraiseMoments isEnabled praise={praise} />}
    </>
  )
}

type OfWorkerProps = { employer: Profile; workerId: number }

function OfWorker({ employer, workerId }: OfWorkerProps) {
  const [query] = useSearchParams()
  const show = query.get('show')
  if (show !== 'week' && show !== 'thanks') return <WorkersProgress employer={employer} workerId={workerId} />
  return (
    <WorkersWeek isEnabled workerId={workerId} show={show}>
      <ProgressSkeleton />
    </WorkersWeek>
  )
}

function WorkersProgress({ employer, workerId }: OfWorkerProps) {
  const navigate = useNavigate()
  const { data, error, refetch, isWaiting, choose: chooseMonth } = useSelectedMonth(workerId)
  useMarkNewsSeen(workerId, data !== undefined)
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
        week="/worker-progress?show=week"
        onChangeTopics={employer.is_subscribed ? choose : undefined}
      />
      <Fold title={employerProgressTexts.certificates}>
        <Certificates userId={workerId} isOwn={false} />
      </Fold>
    </>
  )
}
