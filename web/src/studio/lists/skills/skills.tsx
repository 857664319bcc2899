import type { DeskSkill } from '@kasama/contract/studio/content/skills.api'
import { Plus } from 'lucide-react'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { statesOf } from '#desk-kit/languages/language-state.ts'
import { Reorder } from '#desk-kit/order/reorder.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useDeskSkills, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { useOpenEntry } from '../use-open-entry'
import { SkillForm } from './skill-form'
import { topicsOf } from './skill-topics-of'
import styles from './skills.module.css'
import { skillsTexts as t } from './skills.texts'

/** The skills, their texts in four languages, and the lessons that earn them. */
export function Skills() {
  const { data: skills, error, refetch } = useDeskSkills()
  const [open, setOpen] = useOpenEntry()
  const chosen = skills?.find(({ id }) => String(id) === open)
  return (
    <DeskPage
      title={listsTexts.skills}
      count={skills && String(skills.length)}
      actions={
        <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t.add}
        </Button>
      }
    >
      {error && !skills && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !skills && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {skills && (
        <div className={splitStyles.split}>
          <div className={splitStyles.main}>
            {skills.length === 0 ? (
              <EmptyList title={t.none} text={t.noneText} />
            ) : (
              <List skills={skills} open={open} onOpen={setOpen} />
            )}
          </div>
          {open === 'new' && <SkillForm key="new" skill={null} onClose={() => setOpen(null)} />}
          {chosen && <SkillForm key={chosen.id} skill={chosen} onClose={() => setOpen(null)} />}
        </div>
      )}
    </DeskPage>
  )
}

type Props = { skills: DeskSkill[]; open: string | null; onOpen: (key: string) => void }

function List({ skills, open, onOpen }: Props) {
  const move = useMove('skills')
  const items = skills.map((skill) => ({ key: String(skill.id), name: skill.name.eng, skill }))
  return (
    <>
      <Reorder label={listsTexts.skills} items={items} className={styles.grid} onMove={(...to) => void move(...to)}>
        {({ key, skill }, grip) => (
          <div className={styles.card} aria-current={key === open || undefined}>
            {grip}
            <button type="button" className={styles.open} onClick={() => onOpen(key)} data-open data-edit>
              <SkillBadge skill={{ url: skill.url, topic_ids: topicsOf(skill), earned: true }} />
              <span className={styles.words}>
                <b>{skill.name.eng}</b>
                <small>{factsOf(skill)}</small>
              </span>
              <LanguageFlags states={statesOf([skill.name, skill.description])} />
            </button>
          </div>
        )}
      </Reorder>
      <p className={splitStyles.quiet}>{listsTexts.movesBy}</p>
    </>
  )
}

function factsOf({ lessons: { length }, earned }: DeskSkill): string {
  const count = earned.toLocaleString('en')
  if (length === 0) return fillIn(t.topics, { count })
  const lessons = length === 1 ? listsTexts.lessonOne : fillIn(listsTexts.lessons, { count: length })
  return fillIn(t.facts, { lessons, count })
}
