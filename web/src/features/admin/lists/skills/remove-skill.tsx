import type { DeskSkill } from '@kasama/contract/desk/lists/skills.api'
import { fillIn } from '../../../../shared/i18n/texts'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { useDeskMutation } from '../../coming-in/desk-request'
import { FormDialog } from '../../parts/doing/form-dialog'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { skillsTexts as t } from './skills.texts'

type Props = { skill: DeskSkill; onDone: () => void; onDismiss: () => void }

/** A skill that somebody has earned stays. */
export function RemoveSkill({ skill: { id, name, earned }, onDone, onDismiss }: Props) {
  const changed = useListChanged('skills')
  const remove = useDeskMutation('DELETE /admin/skills/:id', {
    onSuccess: async () => {
      onDone()
      await changed()
      showToast(listsTexts.removed)
    },
  })
  return (
    <FormDialog
      open
      isRed
      fresh
      title={fillIn(t.removeTitle, { name: name.eng })}
      action={listsTexts.remove}
      busy={remove.isPending}
      problem={earned > 0 ? t.inUse : remove.error?.message}
      onSubmit={() => earned === 0 && remove.mutate({ params: { id } })}
      onDismiss={onDismiss}
    >
      {earned === 0 && <p>{t.removeText}</p>}
    </FormDialog>
  )
}
