import type { DeskTopic } from '@kasama/contract/desk/lists/topics.api'
import { fillIn } from '../../../../shared/i18n/texts'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { useDeskMutation } from '../../coming-in/desk-request'
import { FormDialog } from '../../parts/doing/form-dialog'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { topicsTexts as t } from './topics.texts'

type Props = { topic: DeskTopic; onDone: () => void; onDismiss: () => void }

/** Says whom it touches before a topic goes; one that lessons or skills have stays. */
export function RemoveTopic({ topic: { id, name, lessons, skills, chosen }, onDone, onDismiss }: Props) {
  const changed = useListChanged('topics')
  const remove = useDeskMutation('DELETE /admin/topics/:id', {
    onSuccess: async () => {
      await changed()
      showToast(listsTexts.removed)
      onDone()
    },
  })
  const isUsed = lessons > 0 || skills > 0
  return (
    <FormDialog
      open
      isRed
      fresh
      title={fillIn(t.removeTitle, { name: name.eng })}
      action={listsTexts.remove}
      busy={remove.isPending}
      problem={isUsed ? t.inUse : remove.error?.message}
      onSubmit={() => !isUsed && remove.mutate({ params: { id } })}
      onDismiss={onDismiss}
    >
      {!isUsed && <p>{chosen === 1 ? t.removeOne : fillIn(t.removeText, { count: chosen })}</p>}
    </FormDialog>
  )
}
