import type { DeskSkill } from '@kasama/contract/studio/content/skills.api'
import { Plus } from 'lucide-react'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { textStates } from '#desk-kit/languages/language-state.ts'
import { ReorderableList } from '#desk-kit/order/reorderable-list.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { EntryPage } from '../entry-page'
import { useDeskSkills, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { SkillForm } from './skill-form'
import { topicsOf } from './skill-topics-of'
import styles from './skills.module.css'
import { skillsTexts as t } from './skills.texts'

/** The skills, their texts in four languages, and the lessons that earn them. */
export function Skills() {
  return (
    <EntryPage
      title={listsTexts.skills}
      answer={useDeskSkills()}
      keyOf={({ id }) => String(id)}
      texts={t}
      actions={(onAdd) => (
        <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {t.add}
        </Button>
      )}
      list={(skills, open, onOpen) => <List skills={skills} open={open} onOpen={onOpen} />}
      form={(skill, onClose) => <SkillForm skill={skill} onClose={onClose} />}
    />
  )
}

type Props = { skills: DeskSkill[]; open: string | null; onOpen: (key: string) => void }

function List({ skills, open, onOpen }: Props) {
  const move = useMove('skills')
  const items = skills.map((skill) => ({ key: String(skill.id), name: skill.name.eng, skill }))
  return (
    <>
      <ReorderableList
        label={listsTexts.skills}
        items={items}
        className={styles.grid}
        onMove={(...to) => void move(...to)}
      >
        {({ key, skill }, grip) => (
          <div className={styles.card} aria-current={key === open || undefined}>
            {grip}
            <button type="button" className={styles.open} onClick={() => onOpen(key)} data-open data-edit>
              <SkillBadge skill={{ url: skill.url, topic_ids: topicsOf(skill), earned: true }} />
              <span className={styles.words}>
                <b>{skill.name.eng}</b>
                <small>{factsOf(skill)}</small>
              </span>
              <LanguageFlags states={textStates([skill.name, skill.description])} />
            </button>
          </div>
        )}
      </ReorderableList>
      <p className="muted">{listsTexts.movesBy}</p>
    </>
  )
}

function factsOf({ lessons: { length }, earned }: DeskSkill): string {
  const count = earned.toLocaleString('en')
  if (length === 0) return fillIn(t.topics, { count })
  const lessons = length === 1 ? listsTexts.lessonOne : fillIn(listsTexts.lessons, { count: length })
  return fillIn(t.facts, { lessons, count })
}
