import type { DeskTopic } from '@kasama/contract/studio/topics.api'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { RemoveDialog, useRemoved } from '../remove-dialog'
import { topicsTexts as t } from './topics.texts'

type Props = { topic: DeskTopic; onDone: () => void; onDismiss: () => void }

/** Removes a topic, and says how many households chose it; one that lessons or skills use can't be removed. */
export function RemoveTopic({ topic: { id, name, lessons, skills, chosen }, onDone, onDismiss }: Props) {
  const remove = useDeskMutation('DELETE /admin/topics/:id', { onSuccess: useRemoved('topics', onDone) })
  return (
    <RemoveDialog
      title={fillIn(t.removeTitle, { name: name.eng })}
      inUse={lessons > 0 || skills > 0 ? t.inUse : undefined}
      removal={remove}
      onRemove={() => remove.mutate({ params: { id } })}
      onDismiss={onDismiss}
    >
      <p>{chosen === 1 ? t.removeOne : fillIn(t.removeText, { count: chosen })}</p>
    </RemoveDialog>
  )
}
