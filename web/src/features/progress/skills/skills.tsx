import type { Skill } from '@kasama/contract/progress.api'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { classNames } from '../../../shared/ui/class-names'
import { Phrases } from '../../../shared/ui/phrases'
import { progressTexts } from '../progress.texts'
import { SkillBadge } from './skill-badge'
import { SkillDialog } from './skill-dialog'
import styles from './skills.module.css'

type Props = {
  /** All of them, in the reader's language. */
  skills: Skill[]
  className?: string | undefined
}

export function Skills({ skills, className }: Props) {
  const t = useTexts(progressTexts)
  const [opened, setOpened] = useState<Skill>()
  const earned = skills.filter((skill) => skill.earned)
  if (skills.length === 0) return null
  return (
    <section className={classNames(styles.skills, className)}>
      <div className={styles.head}>
        <h3>{t('skills')}</h3>
        <span>{earned.length}</span>
      </div>
      {earned.length === 0 && (
        <p>
          <Phrases>{t('noSkills')}</Phrases>
        </p>
      )}
      <div className={styles.grid}>
        {[...earned, ...skills.filter((skill) => !skill.earned)].map((skill) => (
          <button key={skill.id} type="button" data-earned={skill.earned} onClick={() => setOpened(skill)}>
            <SkillBadge skill={skill} />
            <span>
              <Phrases>{skill.name}</Phrases>
              {!skill.earned && <span className="sr-only"> ({t('notEarned')})</span>}
            </span>
          </button>
        ))}
      </div>
      <SkillDialog skill={opened} onClose={() => setOpened(undefined)} />
    </section>
  )
}
