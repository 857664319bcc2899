import { useTopics } from '../../../../shared/api/topics.queries'
import { RemovableChip } from '../../../../shared/ui/choices/chip'
import styles from './skills.module.css'
import { skillsTexts as t } from './skills.texts'

type Props = { value: number[]; onChange: (ids: number[]) => void }

/** A skill of whole topics. */
export function SkillTopics({ value, onChange }: Props) {
  const { data: topics = [] } = useTopics()
  return (
    <div className={styles.topics}>
      <b>{t.wholeTopics}</b>
      <p>{t.wholeTopicsText}</p>
      {value.map((id) => (
        <RemovableChip
          key={id}
          name={topics.find((topic) => topic.id === id)?.name ?? String(id)}
          onRemove={() => onChange(value.filter((one) => one !== id))}
        />
      ))}
      <select
        aria-label={t.addTopic}
        value=""
        onChange={({ target }) => target.value && onChange([...value, Number(target.value)].toSorted((a, b) => a - b))}
      >
        <option value="">{t.addTopic}</option>
        {topics
          .filter(({ id }) => !value.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}
