import type { DeskSkill } from '@kasama/contract/studio/skills.api'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { RemoveDialog, useRemoved } from '../remove-dialog'
import { skillsTexts as t } from './skills.texts'

type Props = { skill: DeskSkill; onDone: () => void; onDismiss: () => void }

/** Removes a skill; one that somebody has earned can't be removed. */
export function RemoveSkill({ skill: { id, name, earned }, onDone, onDismiss }: Props) {
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
