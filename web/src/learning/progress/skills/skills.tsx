import type { Skill } from '@kasama/contract/learning/progress/progress.api'
import { useState } from 'react'
import { useIsWide } from '#shared/device/screen-width/use-is-wide.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { SkillBadge } from '#shared/ui/skill/skill-badge.tsx'
import { progressTexts } from '../progress.texts'
import styles from './skills.module.css'

type Props = {
  /** All skills, in the reader's language. */
  skills: Skill[]
  /** Label of the button to see all, if a phone first shows only her own. */
  seeAll?: string
  className?: string | undefined
}

export function Skills({ skills, seeAll, className }: Props) {
  const t = useTexts(progressTexts)
  const [openSkill, setOpenSkill] = useState<Skill>()
  const isWide = useIsWide()
  const [isAll, setAll] = useState(false)
  const earned = skills.filter((skill) => skill.earned)
  const isShort = seeAll !== undefined && !isWide && !isAll
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
        {[...earned, ...(isShort ? [] : skills.filter((skill) => !skill.earned))].map((skill) => (
          <button key={skill.id} type="button" data-earned={skill.earned} onClick={() => setOpenSkill(skill)}>
            <SkillBadge skill={skill} />
            <span>
              <Phrases>{skill.name}</Phrases>
              {!skill.earned && <span className="sr-only"> ({t('notEarned')})</span>}
            </span>
          </button>
        ))}
      </div>
      {isShort && earned.length < skills.length && (
        <Button look="line" onClick={() => setAll(true)}>
          {seeAll}
        </Button>
      )}
      <SkillDialog skill={openSkill} onClose={() => setOpenSkill(undefined)} />
    </section>
  )
}

type SkillDialogProps = { skill: Skill | undefined; onClose: () => void }

/** The meaning of a skill, to read and to hear. */
function SkillDialog({ skill, onClose }: SkillDialogProps) {
  const t = useTexts(progressTexts)
  return (
    <Dialog
      open={skill !== undefined}
      title={skill?.name ?? ''}
      text={skill?.description}
      picture={skill && <SkillBadge skill={skill} isLarge />}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      {skill && !skill.earned && <Tag>{t('notEarned')}</Tag>}
      {skill && <ListenButton text={`${skill.name}. ${skill.description}`} />}
    </Dialog>
  )
}
