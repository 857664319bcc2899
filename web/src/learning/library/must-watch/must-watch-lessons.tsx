import type { MustWatch } from '@kasama/contract/learning/library/must-watch.api'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { mustWatchTexts } from './must-watch.texts'
import styles from './must-watch-lessons.module.css'
import { MustWatchList } from './must-watch-list'
import { DoneRow } from './row/done-row'
import type { useMustWatch } from './use-must-watch'

type Props = Pick<ReturnType<typeof useMustWatch>, 'order' | 'remove'> & { lessons: MustWatch['lessons'] }

/** The open lessons in their order, then the completed ones. */
export function MustWatchLessons({ lessons, order, remove }: Props) {
  const t = useEmployerTexts(mustWatchTexts)
  const open = lessons.filter((lesson) => !lesson.completed_at)
  const completedLessons = lessons.filter((lesson) => lesson.completed_at)
  if (lessons.length === 0) {
    return (
      <Empty title={t('empty')} text={t('emptyText')}>
        <LinkButton to="/library">{t('addLessons')}</LinkButton>
      </Empty>
    )
  }
  return (
    <div className="stack gap-24">
      <section className={styles.part}>
        <div className={styles.head}>
          <h2>{t('inOrder')}</h2>
          {open.length > 1 && <p className={styles.hint}>{t('drag')}</p>}
        </div>
        {open.length === 0 && <p>{t('allDone')}</p>}
        <MustWatchList lessons={open} onOrder={order} onRemove={remove} />
      </section>
      {completedLessons.length > 0 && (
        <section className={styles.part}>
          <h2>{t('done')}</h2>
          <div className="stack gap-12">
            {completedLessons.map((lesson) => (
              <DoneRow key={lesson.video_id} lesson={lesson} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
