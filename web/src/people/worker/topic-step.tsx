import type { Topic } from '@kasama/contract/learning/library/library.api'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { TopicIcon } from '#shared/ui/topic/topic-icon.tsx'
import { topicColours } from '#shared/ui/topic/topic-looks.ts'
import { SelectionHeading } from './selection-heading'
import { StarterList } from './starter/starter-list'
import styles from './topic-form.module.css'
import { useSaveTopics } from './worker.queries'
import { workerTexts } from './worker.texts'

/** A topic of the library that can't be chosen (decisions, "Library"). */
const youtubeTopicId = 999
const skeletonTiles = Array.from({ length: 11 }, (_, tile) => tile)

/** The topics of the worker's videos, with her present ones ticked. */
function TopicPicker({ onDone }: { onDone: () => void }) {
  const t = useEmployerTexts(workerTexts)
  const topics = useTopics()
  const profile = useProfile()
  if (topics.data && profile.data) {
    const selectableTopics = topics.data.filter(({ id }) => id !== youtubeTopicId)
    return <TopicForm topics={selectableTopics} savedTopics={profile.data.UserTopics} onDone={onDone} />
  }
  const failed = [topics, profile].find(({ error }) => error)
  if (failed) {
    return (
      <ErrorState text={failed.error?.message ?? ''} action={t('tryAgain')} onAction={() => void failed.refetch()} />
    )
  }
  return (
    <Loading className={styles.topics ?? ''}>
      {skeletonTiles.map((tile) => (
        <Skeleton key={tile} shape="button" className={styles.place ?? ''} />
      ))}
    </Loading>
  )
}

/** The wizard's last step: the topics, then the first lessons. */
export function TopicStep({ onDone }: { onDone: () => void }) {
  const [areTopicsSaved, setTopicsSaved] = useState(false)
  function showFirstLessons() {
    setTopicsSaved(true)
    window.scrollTo(0, 0)
  }
  return areTopicsSaved ? <StarterList onDone={onDone} /> : <TopicPicker onDone={showFirstLessons} />
}

type Props = { topics: Topic[]; savedTopics: { topic_id: number }[]; onDone: () => void }

function TopicForm({ topics, savedTopics, onDone }: Props) {
  const t = useEmployerTexts(workerTexts)
  const topicIds = topics.map(({ id }) => id)
  const [chosen, setChosen] = useState(() =>
    savedTopics.map((row) => row.topic_id).filter((id) => topicIds.includes(id)),
  )
  // A topic that is not shown here, such as that of an added lesson, stays.
  const hiddenTopics = savedTopics.map((row) => row.topic_id).filter((id) => !topicIds.includes(id))
  const [isSubmitted, setSubmitted] = useState(false)
  const save = useSaveTopics()

  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (chosen.length > 0 && !save.isPending) save.mutate([...chosen, ...hiddenTopics], { onSuccess: onDone })
  }
  const problem = isSubmitted && chosen.length === 0 ? t('topicsMissing') : save.error?.message

  return (
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <SelectionHeading
        title={t('chooseTopics')}
        count={t('chosenOf', { chosen: chosen.length, all: topics.length })}
      />
      <div className={styles.topics}>
        {topics.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.topic}
            style={topicColours(id)}
            aria-pressed={chosen.includes(id)}
            onClick={() => toggle(id)}
          >
            <span className={styles.leaf}>
              <TopicIcon topicId={id} />
            </span>
            {name}
            {chosen.includes(id) && (
              <span className={styles.tick}>
                <Check aria-hidden="true" />
              </span>
            )}
          </button>
        ))}
      </div>
      <Dock>
        {problem && <Notice kind="bad">{problem}</Notice>}
        <Button type="submit" size="xl" busy={save.isPending} className={styles.done}>
          {t('done')}
          <Check aria-hidden="true" />
        </Button>
      </Dock>
    </form>
  )
}
