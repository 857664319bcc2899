import { useId, useState } from 'react'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { videosTexts as t } from '../videos.texts'
import { changeWords } from './confirm-all'

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
      action={changeWords(lessons)}
      onSubmit={() => topic && onChange(topic, change === 'add')}
      onDismiss={onDismiss}
    >
      <RadioList label={t.addOrDrop} options={changes} value={change} onChange={setChange} />
      <div className="stack gap-6 bold">
        <label htmlFor={id}>{t.whichTopic}</label>
        <Select id={id} value={topic?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {topics.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <MissingPart what={t.whichTopic} answer={answer} />
      <p>{t.topicHint}</p>
    </FormDialog>
  )
}
