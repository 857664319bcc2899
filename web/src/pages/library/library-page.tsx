import { useId, useState } from 'react'
import { chosenPlan } from '../../features/billing/plans/chosen-plan'
import { LibraryFeed } from '../../features/library/feed/library-feed'
import { ContinueLesson } from '../../features/library/home/continue-card'
import { begunQuery, feedQuery } from '../../features/library/library.queries'
import { libraryTexts } from '../../features/library/library.texts'
import { isHomeOf, readAddress, tabOf } from '../../features/library/library-address'
import { LibraryTabs } from '../../features/library/library-tabs'
import { LibraryTopics } from '../../features/library/library-topics'
import { MustWatchLink } from '../../features/library/must-watch/must-watch-link'
import { AddHint } from '../../features/library/notices/add-hint'
import { EmployerBanner } from '../../features/library/notices/employer-banner'
import { LockedDialog } from '../../features/library/notices/locked-dialog'
import { WorkerNotice } from '../../features/library/notices/worker-notice'
import { useLibraryAddress } from '../../features/library/use-library-address'
import { useSendWaiting } from '../../features/video/watching/use-send-waiting'
import { usePraise } from '../../shared/api/queries/praise.queries'
import { useProfile } from '../../shared/api/queries/profile.queries'
import { topicsQuery } from '../../shared/api/queries/topics.queries'
import { queryClient } from '../../shared/api/query-client'
import { readerLanguage, withPagesTexts } from '../../shared/i18n/language'
import { useTexts } from '../../shared/i18n/use-texts'
import { laterPart } from '../../shared/later-part'
import { session } from '../../shared/session/session'
import { useSession } from '../../shared/session/use-session'
import { Page } from '../../shared/ui/layout/page'
import { LoadError } from '../../shared/ui/states/load-error'
import styles from './library-page.module.css'

const loadPraise = () => withPagesTexts(import('../praise/praise-moments'))
const PraiseMoments = laterPart(async () => (await loadPraise()).PraiseMoments)

export function LibraryPage() {
  const t = useTexts(libraryTexts)
  const isWorker = useSession().role === 'W'
  const profile = useProfile()
  useSendWaiting()
  return (
    <Page {...(isWorker && { tight: true, className: styles.choice })}>
      <h1 className="sr-only">{t('library')}</h1>
      {profile.isError && !profile.data ? (
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
  const address = readAddress(new URLSearchParams(location.search))
  await Promise.all([
    queryClient.prefetchQuery(topicsQuery(language)),
    queryClient.prefetchInfiniteQuery(feedQuery(address, isWorker, language)),
    isHomeOf(address, isWorker) && queryClient.prefetchInfiniteQuery(begunQuery(language)),
  ])
}

/** Her videos are requested together with her profile, not after it. */
function Library({ isWorker }: { isWorker: boolean }) {
  const { data: profile } = useProfile()
  const { data: praise = [] } = usePraise(isWorker)
  const library = useLibraryAddress()
  const { address } = library
  const panel = useId()
  const [isAsking, setAsking] = useState(false)
  const [count, setCount] = useState<number>()
  const isHome = isHomeOf(address, isWorker)
  function pressTopic(topic: number) {
    // Below her list the strip is replaced by the chosen topic's videos, which begin at the top of the page.
    if (isHome) window.scrollTo({ top: 0 })
    library.pressTopic(topic)
  }
  const topics = <LibraryTopics selected={address.topic} onPress={pressTopic} />
  return (
    <>
      {!isWorker && address.keywords === '' && <EmployerBanner profile={profile} chosenPlan={chosenPlan()} />}
      {profile && <WorkerNotice profile={profile} />}
      {isWorker && address.topic === undefined && address.keywords === '' && <ContinueLesson />}
      <div className={styles.choice}>
        <div className={styles.tabs}>
          <LibraryTabs
            isWorker={isWorker}
            value={tabOf(address)}
            count={address.keywords === '' ? undefined : count || undefined}
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
      {praise.length > 0 && <PraiseMoments isWanted praise={praise} />}
    </>
  )
}
