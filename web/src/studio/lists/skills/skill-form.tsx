import type { Language } from '@kasama/contract/language'
import { maxSkillLessons } from '@kasama/contract/studio/lists.rules'
import type { DeskSkill, ListedLesson } from '@kasama/contract/studio/skills.api'
import { Info, X } from 'lucide-react'
import { useState } from 'react'
import { Theirs } from '#desk-kit/doing/theirs.tsx'
import { type EntryForm, useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { TopicChoice } from '#desk-kit/topics/topic-choice.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { skillIcons } from '#shared/ui/skill/skill-icons.ts'
import { EntryWords } from '../form/entry-words'
import { type FlatText, flatText, noText, textFrom } from '../form/flat-texts'
import { FormFoot } from '../form/form-foot'
import { LessonPicks } from '../lessons/lesson-picks'
import { useListChanged, useReach } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { RemoveDialog, useRemoved } from '../remove-dialog'
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
  const { value, conflicts } = form
  const [language, setLanguage] = useState<Language>('eng')
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const saving = useSaveSkill(skill, form, onClose)
  const hasParts = (value.lessons.length === 0) !== (value.topic_ids.length === 0)
  function save() {
    setAsked(true)
    if (!value['name.eng'].trim() || !value['description.eng'].trim()) setLanguage('eng')
    else if (hasParts) saving.save()
  }
  const title = skill?.name.eng ?? t.newSkill
  return (
    <Panel className={splitStyles.panel} aria-label={title}>
      <div className={splitStyles.title}>
        <SkillBadge skill={{ url: value.icon, topic_ids: topicsOf(value), earned: true }} />
        <div>
          <h2>{title}</h2>
          <p>{keptBy(skill)}</p>
        </div>
        <IconButton label={fillIn(listsTexts.done, { name: title })} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <EntryWords<'name' | 'description'>
        form={form}
        stored={stored}
        fields={texts}
        language={language}
        onLanguage={setLanguage}
        isAsked={isAsked}
      />
      <SkillParts skillId={skill?.id ?? null} form={form} stored={stored} />
      {isAsked && !hasParts && <Notice kind="bad">{t.parts}</Notice>}
      <FormFoot
        isChanged={form.changed.length > 0}
        isContested={conflicts.length > 0}
        busy={saving.isPending}
        problem={saving.problem}
        onUndo={form.undo}
        onSave={save}
        {...(skill && { onRemove: () => setRemoving(true) })}
      />
      {isRemoving && skill && <RemoveSkill skill={skill} onDone={onClose} onDismiss={() => setRemoving(false)} />}
    </Panel>
  )
}

function keptBy(skill: DeskSkill | null): string {
  if (!skill?.earned) return t.nobody
  return skill.earned === 1 ? t.keepOne : fillIn(t.keep, { count: skill.earned.toLocaleString('en') })
}

type Props = { skill: DeskSkill; onDone: () => void; onDismiss: () => void }

/** Removes a skill; one that somebody has earned can't be removed. */
function RemoveSkill({ skill: { id, name, earned }, onDone, onDismiss }: Props) {
  const remove = useDeskMutation('DELETE /admin/skills/:id', { onSuccess: useRemoved('skills', onDone) })
  return (
    <RemoveDialog
      title={fillIn(t.removeTitle, { name: name.eng })}
      inUse={earned > 0 ? t.inUse : undefined}
      removal={remove}
      onRemove={() => remove.mutate({ params: { id } })}
      onDismiss={onDismiss}
    >
      <p>{t.removeText}</p>
    </RemoveDialog>
  )
}

/** Stores a skill, or adds it; after an error the list is fetched again, since somebody else may have changed it. */
function useSaveSkill(skill: DeskSkill | null, { value, send, saved }: EntryForm<SkillFields>, onClose: () => void) {
  const changed = useListChanged('skills')
  async function done(words: string) {
    await changed()
    saved()
    showToast(words)
  }
  const add = useDeskMutation('POST /admin/skills', {
    onSuccess: async () => {
      await done(t.added)
      onClose()
    },
  })
  const change = useDeskMutation('POST /admin/skills/:id', {
    onSuccess: () => done(listsTexts.saved),
    onError: () => void changed(),
  })
  function save() {
    send()
    const said = {
      icon: skillIcons[value.icon] ? value.icon : null,
      name: textFrom(value, 'name'),
      description: textFrom(value, 'description'),
      video_ids: value.lessons.map(({ id }) => id),
      topic_ids: value.topic_ids,
    }
    if (skill) change.mutate({ params: { id: skill.id }, body: { ...said, version: skill.version } })
    else add.mutate({ body: said })
  }
  return { save, isPending: add.isPending || change.isPending, problem: (add.error ?? change.error)?.message }
}

type SkillPartsProps = { skillId: number | null; form: EntryForm<SkillFields>; stored: SkillFields }

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

type ReachProps = { skillId: number | null; value: Pick<SkillFields, 'lessons' | 'topic_ids'>; isChanged: boolean }

/** Effect of a change on workers: nobody loses a skill, some get it at once. */
function Reach({ skillId, value: { lessons, topic_ids }, isChanged }: ReachProps) {
  const ids = lessons.map(({ id }) => id)
  const answer = useReach(skillId, ids, isChanged)
  const words = topic_ids.length > 0 ? t.byTopics : isChanged && answer.data ? said(answer.data.workers) : null
  if (words === null) return <MissingPart what={t.reachTitle} answer={answer} />
  return (
    <p className={splitStyles.hint} role="status">
      <Info aria-hidden="true" />
      {words}
    </p>
  )
}

function said(count: number): string {
  if (count === 0) return t.reachNobody
  return count === 1 ? t.reachOne : fillIn(t.reach, { count: count.toLocaleString('en') })
}
