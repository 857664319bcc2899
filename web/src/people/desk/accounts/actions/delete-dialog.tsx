import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { pageTexts as t } from '../page/page.texts'
import { Person } from '../person'
import { periodDays } from '../words'
import { useRefetchAccount } from './use-refetch-account'

type Props = { account: DeskAccount; open: boolean; onClose: () => void }

/** Names what is lost, asks for a reason, and deletes the account for good. */
export function DeleteDialog({ account: { person, period, linked }, open, onClose }: Props) {
  const form = useDeskDraft(`desk-delete-${person.id}`, { reason: '' })
  const { reason } = form.draft
  const [isSubmitted, setSubmitted] = useState(false)
  const isShort = reason.trim().length < 3
  const navigate = useNavigate()
  const refetchAccount = useRefetchAccount()
  const { mutate, isPending, error } = useDeskMutation('POST /admin/accounts/:id/delete', {
    onSuccess: () => {
      form.drop()
      showToast(t.removed)
      navigate('/admin/accounts', { replace: true })
      void refetchAccount()
    },
  })
  const isPaying = person.role === 'E' && period && ['active', 'canceled'].includes(period.status)
  return (
    <FormDialog
      open={open}
      title={fillIn(t.removeTitle, { name: person.name })}
      sum={<Person person={person} size={44} />}
      action={t.removeAction}
      isRed
      fresh
      busy={isPending}
      problem={error?.message}
      onSubmit={() => {
        setSubmitted(true)
        if (!isShort) mutate({ params: { id: person.id }, body: { reason: reason.trim() } })
      }}
      onDismiss={onClose}
    >
      <p>{t.removeLost}</p>
      {isPaying && <p>{fillIn(t.removePlan, { day: periodDays(period).until })}</p>}
      {person.role === 'E' && linked && <p>{fillIn(t.removeWorker, { name: linked.name })}</p>}
      <TextArea
        label={t.reason}
        error={isSubmitted && isShort ? t.reasonShort : undefined}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => form.set({ reason: target.value.replace(/\n/g, ' ') })}
      />
    </FormDialog>
  )
}
