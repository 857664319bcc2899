import { useId, useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { videosTexts as t } from '../videos.texts'
import styles from './bulk.module.css'
import { changeLabel } from './confirm-all'

type Topic = { id: number; name: string }
type Props = {
  open: boolean
  /** Number of lessons if all of the list are chosen, else null. */
  lessons: number | null
  onDismiss: () => void
  onChange: (topic: Topic, isOn: boolean) => void
}

const changes = [
  { value: 'add', label: t.addTopic },
  { value: 'drop', label: t.dropTopic },
] as const

/** Adds a topic to the chosen lessons, or removes it from them. */
export function TopicDialog({ open, lessons, onDismiss, onChange }: Props) {
  const answer = useTopics()
  const { data: topics = [] } = answer
  const [change, setChange] = useState<'add' | 'drop'>('add')
  const [chosen, setChosen] = useState('')
  const id = useId()
  const topic = topics.find((one) => String(one.id) === chosen) ?? topics[0]
  return (
    <FormDialog
      open={open}
      title={t.changeTopics}
      action={changeLabel(lessons)}
      onSubmit={() => topic && onChange(topic, change === 'add')}
      onDismiss={onDismiss}
    >
      <RadioList label={t.addOrDrop} options={changes} value={change} onChange={setChange} />
      <div className={styles.field}>
        <label htmlFor={id}>{t.whichTopic}</label>
        <Select id={id} value={topic?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {topics.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <QueryError what={t.whichTopic} answer={answer} />
      <p>{t.topicHint}</p>
    </FormDialog>
  )
}
