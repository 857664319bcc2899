import { maxSkillLessons } from '@kasama/contract/studio/content/lists.rules'
import type { DeskSkill, ListedLesson } from '@kasama/contract/studio/content/skills.api'
import { Info } from 'lucide-react'
import { StoredValue } from '#desk-kit/forms/stored-value.tsx'
import { type EntryFormState as EntryState, useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { TopicChoice } from '#desk-kit/topics/topic-choice.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { skillIcons } from '#shared/ui/skill/skill-icons.ts'
import { EntryForm } from '../form/entry-form'
import { type FlatText, flatText, noText, textFrom } from '../form/flat-texts'
import { LessonPicks } from '../lessons/lesson-picks'
import { useSkillReach } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { topicsOf } from './skill-topics-of'
import styles from './skills.module.css'
import { skillsTexts as t } from './skills.texts'

type SkillFields = FlatText<'name'> &
  FlatText<'description'> & { icon: string; lessons: ListedLesson[]; topic_ids: number[] }

const fieldsOf = (skill: DeskSkill | null): SkillFields => ({
  ...flatText('name', skill?.name ?? noText),
  ...flatText('description', skill?.description ?? noText),
  icon: skill?.url ?? 'blocks',
  lessons: skill?.lessons ?? [],
  topic_ids: skill?.topic_ids ?? [],
})

const texts = [
  { name: 'name', label: listsTexts.name, most: 200 },
  { name: 'description', label: t.says, most: 1000 },
] as const

/** A skill in one language at a time, and the lessons or topics that earn it. */
export function SkillForm({ skill, onClose }: { skill: DeskSkill | null; onClose: () => void }) {
  const stored = fieldsOf(skill)
  const form = useEntryForm<SkillFields>(`desk-skill-${skill?.id ?? 'new'}`, stored)
  const { value } = form
  const hasLessonsOrTopics = (value.lessons.length === 0) !== (value.topic_ids.length === 0)
  function store() {
    const fields = {
      icon: skillIcons[value.icon] ? value.icon : null,
      name: textFrom(value, 'name'),
      description: textFrom(value, 'description'),
      video_ids: value.lessons.map(({ id }) => id),
      topic_ids: value.topic_ids,
    }
    if (!skill) return deskRequest('POST /admin/skills', { body: fields })
    const { id, version } = skill
    return deskRequest('POST /admin/skills/:id', { params: { id }, body: { ...fields, version } })
  }
  return (
    <EntryForm<'name' | 'description'>
      list="skills"
      title={skill?.name.eng ?? t.newSkill}
      picture={<SkillBadge skill={{ url: value.icon, topic_ids: topicsOf(value), earned: true }} />}
      note={earnedNote(skill)}
      form={form}
      stored={stored}
      texts={texts}
      isComplete={hasLessonsOrTopics}
      added={skill ? undefined : t.added}
      call={store}
      removal={skill ? removalOf(skill) : undefined}
      onClose={onClose}
    >
      {(isSubmitted) => (
        <>
          <SkillParts skillId={skill?.id ?? null} form={form} stored={stored} />
          {isSubmitted && !hasLessonsOrTopics && <Notice kind="bad">{t.parts}</Notice>}
        </>
      )}
    </EntryForm>
  )
}

function earnedNote(skill: DeskSkill | null): string {
  if (!skill?.earned) return t.nobody
  return skill.earned === 1 ? t.keepOne : fillIn(t.keep, { count: skill.earned.toLocaleString('en') })
}

/** A skill that somebody has earned can't be removed. */
const removalOf = ({ id, name, earned }: DeskSkill) => ({
  title: fillIn(t.removeTitle, { name: name.eng }),
  text: t.removeText,
  inUse: earned > 0 ? t.inUse : undefined,
  call: () => deskRequest('DELETE /admin/skills/:id', { params: { id } }),
})

type SkillPartsProps = { skillId: number | null; form: EntryState<SkillFields>; stored: SkillFields }

/** A skill's icon, and the lessons or the whole topics that earn it. */
function SkillParts({ skillId, form, stored }: SkillPartsProps) {
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
          most={maxSkillLessons}
          onChange={(lessons) => form.set({ lessons })}
        />
      )}
      {conflicts.includes('lessons') && (
        <StoredValue
          name={fillIn(listsTexts.storedMeanwhile, { field: t.lessons })}
          onAdopt={() => form.adoptStored('lessons')}
        >
          {stored.lessons.map((lesson) => lesson.title).join(', ')}
        </StoredValue>
      )}
      {value.lessons.length === 0 && (
        <div className={styles.topics}>
          <b>{t.wholeTopics}</b>
          <p>{t.wholeTopicsText}</p>
          <TopicChoice
            value={value.topic_ids}
            onChange={(ids) => form.set({ topic_ids: [...ids].sort((one, other) => one - other) })}
          />
        </div>
      )}
      <Reach skillId={skillId} value={value} isChanged={form.changed.includes('lessons')} />
    </>
  )
}

type ReachProps = { skillId: number | null; value: Pick<SkillFields, 'lessons' | 'topic_ids'>; isChanged: boolean }

/** Effect of a change on workers: nobody loses a skill, some get it at once. */
function Reach({ skillId, value: { lessons, topic_ids }, isChanged }: ReachProps) {
  const ids = lessons.map(({ id }) => id)
  const answer = useSkillReach(skillId, ids, isChanged)
  const text = topic_ids.length > 0 ? t.byTopics : isChanged && answer.data ? reachText(answer.data.workers) : null
  if (text === null) return <QueryError what={t.reachTitle} answer={answer} />
  return (
    <p className={splitStyles.hint} role="status">
      <Info aria-hidden="true" />
      {text}
    </p>
  )
}

function reachText(count: number): string {
  if (count === 0) return t.reachNobody
  return count === 1 ? t.reachOne : fillIn(t.reach, { count: count.toLocaleString('en') })
}
