import { useProfile } from '../../shared/api/queries/profile.queries'
import { useTopics } from '../../shared/api/queries/topics.queries'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { ErrorState } from '../../shared/ui/states/error-state'
import { Loading, Skeleton } from '../../shared/ui/states/skeleton'
import { TopicForm } from './topic-form'
import styles from './topic-form.module.css'
import { workerTexts } from './worker.texts'

/** A topic of the library that can't be chosen (decisions, "Library"). */
const youtubeTopicId = 999
const places = Array.from({ length: 11 }, (_, place) => place)

/** The topics of the worker's videos, with her present ones ticked. */
export function TopicPicker({ onDone }: { onDone: () => void }) {
  const t = useEmployerTexts(workerTexts)
  const topics = useTopics()
  const profile = useProfile()
  if (topics.data && profile.data) {
    const offered = topics.data.filter(({ id }) => id !== youtubeTopicId)
    return <TopicForm topics={offered} chosenBefore={profile.data.UserTopics} onDone={onDone} />
  }
  const failed = [topics, profile].find(({ error }) => error)
  if (failed) {
    return (
      <ErrorState text={failed.error?.message ?? ''} action={t('tryAgain')} onAction={() => void failed.refetch()} />
    )
  }
  return (
    <Loading className={styles.topics ?? ''}>
      {places.map((place) => (
        <Skeleton key={place} shape="button" className={styles.place ?? ''} />
      ))}
    </Loading>
  )
}
