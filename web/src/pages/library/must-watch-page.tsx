import { Info, Plus } from 'lucide-react'
import { useState } from 'react'
import { useCards } from '../../features/library/library.queries'
import { MayAddNext } from '../../features/library/must-watch/may-add-next'
import { mustWatchTexts } from '../../features/library/must-watch/must-watch.texts'
import { MustWatchLessons } from '../../features/library/must-watch/must-watch-lessons'
import { MustWatchSummary } from '../../features/library/must-watch/must-watch-summary'
import { useMustWatch } from '../../features/library/must-watch/use-must-watch'
import { LockedDialog } from '../../features/library/notices/locked-dialog'
import { useProfile } from '../../shared/api/queries/profile.queries'
import { useUser } from '../../shared/api/queries/user.queries'
import { firstName } from '../../shared/format/first-name'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/actions/link-button'
import { Notice } from '../../shared/ui/feedback/notice'
import { Dock } from '../../shared/ui/layout/dock'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { LoadError } from '../../shared/ui/states/load-error'
import { MissingParts } from '../../shared/ui/states/missing-parts'
import { CardSkeleton, Loading } from '../../shared/ui/states/skeleton'
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
          <MayAddNext onLocked={() => setAsking(true)} />
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
