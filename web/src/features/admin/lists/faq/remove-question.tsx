import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { useDeskMutation } from '../../coming-in/desk-request'
import { FormDialog } from '../../parts/doing/form-dialog'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { faqTexts as t } from './faq.texts'

type Props = { slug: string; onDone: () => void; onDismiss: () => void }

export function RemoveQuestion({ slug, onDone, onDismiss }: Props) {
  const changed = useListChanged('faq')
  const remove = useDeskMutation('DELETE /admin/faq/:slug', {
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
      title={t.removeTitle}
      action={listsTexts.remove}
      busy={remove.isPending}
      problem={remove.error?.message}
      onSubmit={() => remove.mutate({ params: { slug } })}
      onDismiss={onDismiss}
    >
      <p>{t.removeText}</p>
    </FormDialog>
  )
}
