import { useId, useState } from 'react'
import { LibraryFeed } from '#learning/library/feed/library-feed.tsx'
import { ContinueLesson } from '#learning/library/home/continue-card.tsx'
import { begunQuery, feedQuery } from '#learning/library/library.queries.ts'
import { libraryTexts } from '#learning/library/library.texts.ts'
import { LibraryTabs } from '#learning/library/library-tabs.tsx'
import { LibraryTopics } from '#learning/library/library-topics.tsx'
import { isHomeView, readView, tabOf } from '#learning/library/library-view.ts'
import { MustWatchLink } from '#learning/library/must-watch/must-watch-link.tsx'
import { AddHint } from '#learning/library/notices/add-hint.tsx'
import { EmployerBanner } from '#learning/library/notices/employer-banner.tsx'
import { LockedDialog } from '#learning/library/notices/locked-dialog.tsx'
import { WorkerNotice } from '#learning/library/notices/worker-notice.tsx'
import { useLibraryView } from '#learning/library/use-library-view.ts'
import { useSendWaiting } from '#learning/video/watching/use-send-waiting.ts'
import { chosenPlan } from '#money/plans/chosen-plan.ts'
import { usePraise } from '#shared/api/queries/praise.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { topicsQuery } from '#shared/api/queries/topics.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { firstView } from '#shared/first-view.ts'
import { readerLanguage, withPagesTexts } from '#shared/i18n/language.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useOfflineParts } from '#shared/service-worker/offline-parts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import styles from './library-page.module.css'

const ThanksPlace = laterPart(async () => (await import('#learning/thanks/thanks-place.tsx')).ThanksPlace)
const loadPraise = () => withPagesTexts(import('../praise/praise-moments'))
/** Downloaded after the first view; its place is free from the start. */
const PracticeCard = laterPart(async () => {
  await firstView()
  return (await withPagesTexts(import('../practice/practice-page'))).PracticeCard
})
const PraiseMoments = laterPart(async () => (await loadPraise()).PraiseMoments)

export function LibraryPage() {
  const t = useTexts(libraryTexts)
  const isWorker = useSession().role === 'W'
  const profile = useProfile()
  const offline = useOfflineParts()
  useSendWaiting()
  return (
    <Page {...(isWorker && { tight: true, className: styles.choice })}>
      <h1 className="sr-only">{t('library')}</h1>
      {offline && isWorker ? (
        <offline.Library />
      ) : profile.isError && !profile.data ? (
        <LoadError error={profile.error} onRetry={profile.refetch} />
      ) : (
        <Library isWorker={isWorker} />
      )}
    </Page>
  )
}

LibraryPage.prepare = async () => {
  if (session.token() === '') return
  const language = readerLanguage()
  const isWorker = session.values().role === 'W'
  const view = readView(new URLSearchParams(location.search))
  await Promise.all([
    queryClient.prefetchQuery(topicsQuery(language)),
    queryClient.prefetchInfiniteQuery(feedQuery(view, isWorker, language)),
    isHomeView(view, isWorker) && queryClient.prefetchInfiniteQuery(begunQuery(language)),
  ])
}

/** A worker's videos are requested together with her profile, not after it. */
function Library({ isWorker }: { isWorker: boolean }) {
  const { data: profile } = useProfile()
  const { data: praise = [] } = usePraise(isWorker)
  const library = useLibraryView()
  const { view } = library
  const panel = useId()
  const [isAsking, setAsking] = useState(false)
  const [count, setCount] = useState<number>()
  const isHome = isHomeView(view, isWorker)
  function pressTopic(topic: number) {
    // Below her list the strip is replaced by the chosen topic's videos, which begin at the top of the page.
    if (isHome) window.scrollTo({ top: 0 })
    library.pressTopic(topic)
  }
  const topics = <LibraryTopics selected={view.topic} onPress={pressTopic} />
  return (
    <>
      {!isWorker && view.keywords === '' && <EmployerBanner profile={profile} chosenPlan={chosenPlan()} />}
      {profile && <WorkerNotice profile={profile} />}
      {isWorker && view.topic === undefined && view.keywords === '' && (
        <>
          <ThanksPlace isEnabled />
          <ContinueLesson />
        </>
      )}
      {isHome && profile?.practises && (
        <PracticeCard isEnabled>
          <div className={styles.practice} />
        </PracticeCard>
      )}
      <div className={styles.choice}>
        <div className={styles.tabs}>
          <LibraryTabs
            isWorker={isWorker}
            value={tabOf(view)}
            count={view.keywords === '' ? undefined : count || undefined}
            panelId={panel}
            onChange={library.chooseCategory}
          />
          {!isWorker && <MustWatchLink />}
        </div>
        {!isHome && topics}
      </div>
      <LibraryFeed
        library={library}
        isWorker={isWorker}
        panelId={panel}
        topics={topics}
        onLocked={() => setAsking(true)}
        onCount={setCount}
      />
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
      {!isWorker && <AddHint />}
      {praise.length > 0 && <PraiseMoments isEnabled praise={praise} />}
    </>
  )
}
