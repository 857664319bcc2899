import { mostSkillLessons } from '@kasama/contract/studio/lists.rules'
import { Theirs } from '#desk-kit/doing/theirs.tsx'
import type { EntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { TopicChoice } from '#desk-kit/topics/topic-choice.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { skillIcons } from '#shared/ui/skill/skill-icons.ts'
import { LessonPicks } from '../lessons/lesson-picks'
import { listsTexts } from '../lists.texts'
import { Reach } from './reach'
import type { SkillFields } from './skill-fields'
import styles from './skills.module.css'
import { skillsTexts as t } from './skills.texts'

type Props = { skillId: number | null; form: EntryForm<SkillFields>; stored: SkillFields }

/** A skill's icon, and the lessons or the whole topics that earn it. */
export function SkillParts({ skillId, form, stored }: Props) {
  const { value, conflicts } = form
  return (
    <>
      <SelectField label={t.icon} value={value.icon} onChange={({ target }) => form.set({ icon: target.value })}>
        {!skillIcons[stored.icon] && <option value={stored.icon}>{t.iconKept}</option>}
        {Object.keys(skillIcons).map((icon) => (
          <option key={icon} value={icon}>
            {icon.replaceAll('-', ' ')}
          </option>
        ))}
      </SelectField>
      {value.topic_ids.length === 0 && (
        <LessonPicks
          label={t.lessons}
          lessons={value.lessons}
          most={mostSkillLessons}
          onChange={(lessons) => form.set({ lessons })}
        />
      )}
      {conflicts.includes('lessons') && (
        <Theirs name={fillIn(listsTexts.theirs, { field: t.lessons })} onTake={() => form.takeTheirs('lessons')}>
          {stored.lessons.map((lesson) => lesson.title).join(', ')}
        </Theirs>
      )}
      {value.lessons.length === 0 && (
        <div className={styles.topics}>
          <b>{t.wholeTopics}</b>
          <p>{t.wholeTopicsText}</p>
          <TopicChoice
            value={value.topic_ids}
            onChange={(ids) => form.set({ topic_ids: ids.toSorted((one, other) => one - other) })}
          />
        </div>
      )}
      <Reach skillId={skillId} value={value} isChanged={form.changed.includes('lessons')} />
    </>
  )
}
