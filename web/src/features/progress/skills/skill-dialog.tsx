import type { Skill } from '@kasama/contract/progress.api'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Tag } from '../../../shared/ui/feedback/tag'
import { ListenButton } from '../../../shared/ui/media/listen-button'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { SkillBadge } from '../../../shared/ui/skill/skill-badge'
import { progressTexts } from '../progress.texts'

type Props = { skill: Skill | undefined; onClose: () => void }

/** The meaning of a skill, to read and to hear. */
export function SkillDialog({ skill, onClose }: Props) {
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
