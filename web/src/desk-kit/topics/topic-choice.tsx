import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { RemovableChip } from '#shared/ui/choices/chip.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { partsTexts as t } from '../parts.texts'
import { QueryError } from '../states/query-error'

type Props = { value: number[]; onChange: (ids: number[]) => void }

/** Chosen topics, each with its cross, and a list to add one. */
export function TopicChoice({ value, onChange }: Props) {
  const answer = useTopics()
  const { data: topics = [] } = answer
  return (
    <div className="row wrap gap-8">
      {value.map((id) => (
        <RemovableChip
          key={id}
          name={topics.find((topic) => topic.id === id)?.name ?? String(id)}
          onRemove={() => onChange(value.filter((one) => one !== id))}
        />
      ))}
      <Select
        aria-label={t.addTopic}
        value=""
        onChange={({ target }) => target.value && onChange([...value, Number(target.value)])}
      >
        <option value="">{t.addTopic}</option>
        {topics
          .filter(({ id }) => !value.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      <QueryError what={t.topics} answer={answer} />
    </div>
  )
}
