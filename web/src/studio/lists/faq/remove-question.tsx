import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { RemoveDialog, useRemoved } from '../remove-dialog'
import { faqTexts as t } from './faq.texts'

type Props = { slug: string; onDone: () => void; onDismiss: () => void }

export function RemoveQuestion({ slug, onDone, onDismiss }: Props) {
  const remove = useDeskMutation('DELETE /admin/faq/:slug', { onSuccess: useRemoved('faq', onDone) })
  return (
    <RemoveDialog
      title={t.removeTitle}
      removal={remove}
      onRemove={() => remove.mutate({ params: { slug } })}
      onDismiss={onDismiss}
    >
      <p>{t.removeText}</p>
    </RemoveDialog>
  )
}
