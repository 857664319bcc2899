import type { Topic } from '@kasama/contract/library.api'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { Notice } from '../../shared/ui/feedback/notice'
import { Dock } from '../../shared/ui/layout/dock'
import { TopicIcon } from '../../shared/ui/topic/topic-icon'
import { topicColours } from '../../shared/ui/topic/topic-looks'
import { ChosenHead } from './chosen-head'
import styles from './topic-form.module.css'
import { useSaveTopics } from './worker.queries'
import { workerTexts } from './worker.texts'

type Props = { topics: Topic[]; chosenBefore: { topic_id: number }[]; onDone: () => void }

export function TopicForm({ topics, chosenBefore, onDone }: Props) {
  const t = useEmployerTexts(workerTexts)
  const offered = topics.map(({ id }) => id)
  const [chosen, setChosen] = useState(() =>
    chosenBefore.map((row) => row.topic_id).filter((id) => offered.includes(id)),
  )
  const [isAsked, setAsked] = useState(false)
  const save = useSaveTopics()

  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (chosen.length > 0 && !save.isPending) save.mutate(chosen, { onSuccess: onDone })
  }
  const problem = isAsked && chosen.length === 0 ? t('topicsMissing') : save.error?.message

  return (
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <ChosenHead title={t('chooseTopics')} count={t('chosenOf', { chosen: chosen.length, all: topics.length })} />
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
