import type { Language } from '@kasama/contract/language'
import type { DeskSkill } from '@kasama/contract/studio/skills.api'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { EntryWords } from '../form/entry-words'
import { FormFoot } from '../form/form-foot'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { RemoveSkill } from './remove-skill'
import { fieldsOf, type SkillFields } from './skill-fields'
import { SkillParts } from './skill-parts'
import { topicsOf } from './skill-topics-of'
import { skillsTexts as t } from './skills.texts'
import { useSaveSkill } from './use-save-skill'

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
