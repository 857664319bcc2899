import { firstName } from '@kasama/contract/first-name.rules'
import { Info, Plus } from 'lucide-react'
import { useState } from 'react'
import { useCards } from '#learning/library/library.queries.ts'
import { mustWatchTexts } from '#learning/library/must-watch/must-watch.texts.ts'
import { MustWatchLessons } from '#learning/library/must-watch/must-watch-lessons.tsx'
import { MustWatchSummary } from '#learning/library/must-watch/must-watch-summary.tsx'
import { RecommendedLessons } from '#learning/library/must-watch/recommended-lessons.tsx'
import { useMustWatch } from '#learning/library/must-watch/use-must-watch.ts'
import { LockedDialog } from '#learning/library/notices/locked-dialog.tsx'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { CardSkeleton, Loading } from '#shared/ui/states/skeleton.tsx'
import styles from './must-watch-page.module.css'

/** The employer's list for her worker: its order, and the progress of each lesson. */
export function MustWatchPage() {
  const t = useEmployerTexts(mustWatchTexts)
  const profile = useProfile()
  const worker = useUser(profile.data?.worker_id ?? null)
  const recommended = useCards('recommendation')
  const { list, order, remove } = useMustWatch()
  const [isAsking, setAsking] = useState(false)
  const name = firstName(worker.data?.fullname ?? '')
  const add = (
    <LinkButton to="/library" icon={<Plus aria-hidden="true" />}>
      {t('addLessons')}
    </LinkButton>
  )
  return (
    <Page tight>
      <div className={styles.head}>
        <BackHeading title={name ? t('listOf', { name }) : t('list')} to="/library" />
        <div className={styles.wide}>{add}</div>
      </div>
      {list.isPending && (
        <Loading>
          {['a', 'b', 'c', 'd'].map((row) => (
            <CardSkeleton key={row} row />
          ))}
        </Loading>
      )}
      {list.isError && !list.data && <LoadError error={list.error} onRetry={list.refetch} />}
      {list.data && (
        <>
          <div className={styles.grid}>
            <MustWatchLessons lessons={list.data.lessons} order={order} remove={remove} />
            <aside className={styles.side}>
              <MustWatchSummary worker={worker.data} total={list.data.total} completed={list.data.completed} />
              <Notice kind="info" icon={<Info aria-hidden="true" />}>
                {t('sheSees')}
              </Notice>
            </aside>
          </div>
          <MissingParts parts={[profile, worker, recommended]} />
          <RecommendedLessons onLocked={() => setAsking(true)} />
          {list.data.lessons.length > 0 && (
            <div className={styles.narrow}>
              <Dock>{add}</Dock>
            </div>
          )}
        </>
      )}
      <LockedDialog open={isAsking} onClose={() => setAsking(false)} />
    </Page>
  )
}
