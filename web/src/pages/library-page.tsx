import type { Profile } from '@kasama/contract/account.api'
import { useId, useState } from 'react'
import { LibraryFeed } from '../features/library/feed/library-feed'
import { GallerySkeleton, TopicsSkeleton } from '../features/library/feed/library-skeleton'
import { libraryTexts } from '../features/library/library.texts'
import { LibraryTabs } from '../features/library/library-tabs'
import { LibraryTopics } from '../features/library/library-topics'
import { AddHint } from '../features/library/notices/add-hint'
import { LibraryBanner } from '../features/library/notices/library-banner'
import { LockedDialog } from '../features/library/notices/locked-dialog'
import { WorkerNotice } from '../features/library/notices/worker-notice'
import { useLibraryAddress } from '../features/library/use-library-address'
import { useWaitingPositions } from '../features/video/watching/use-waiting-positions'
import { useProfile } from '../shared/api/profile.queries'
import { RequestError } from '../shared/api/request-error'
import { useTexts } from '../shared/i18n/use-texts'
import { ErrorState } from '../shared/ui/feedback/error-state'
import { Page } from '../shared/ui/layout/page'
import styles from './library-page.module.css'

export function LibraryPage() {
  const t = useTexts(libraryTexts)
  const profile = useProfile()
  useWaitingPositions()
  return (
    <Page {...(profile.data?.role === 'W' && { tight: true, className: styles.choice })}>
      <h1 className="sr-only">{t('library')}</h1>
      {profile.data && <Library profile={profile.data} />}
      {profile.isPending && (
        <>
          <TopicsSkeleton />
          <GallerySkeleton rows={false} />
        </>
      )}
      {profile.isError && (
        <ErrorState
          text={profile.error instanceof RequestError ? profile.error.message : t('failed')}
          action={t('tryAgain')}
          onAction={() => profile.refetch()}
        />
      )}
    </Page>
  )
}

function Library({ profile }: { profile: Profile }) {
  const isWorker = profile.role === 'W'
  const library = useLibraryAddress()
  const { address } = library
  const panel = useId()
  const [isAsking, setAsking] = useState(false)
  const [count, setCount] = useState<number>()
  return (
    <>
      {!isWorker && address.keywords === '' && <LibraryBanner fullname={profile.fullname} />}
      <WorkerNotice profile={profile} />
      <div className={styles.choice}>
        <LibraryTabs
          isWorker={isWorker}
          value={address.category}
          count={address.keywords === '' ? undefined : count || undefined}
          panelId={panel}
          onChange={library.chooseCategory}
        />
        <LibraryTopics isWorker={isWorker} selected={address.topic} onPress={library.pressTopic} />
      </div>
      <LibraryFeed
        library={library}
        isWorker={isWorker}
        panelId={panel}
        onLocked={() => setAsking(true)}
        onCount={setCount}
      />
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
      {!isWorker && <AddHint />}
    </>
  )
}
