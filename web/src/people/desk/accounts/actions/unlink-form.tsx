import type { FormEvent } from 'react'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { pageTexts as t } from '../page/page.texts'
import { useRefetchAccount } from './use-refetch-account'

/** Unlinks the two accounts of a household, with a reason. */
export function UnlinkForm({ id, name, onDone }: { id: number; name: string; onDone: () => void }) {
  const form = useDeskDraft(`desk-unlink-${id}`, { reason: '' })
  const { reason } = form.draft
  const refetchAccount = useRefetchAccount()
  const { mutate, isPending, error } = useDeskMutation('POST /admin/accounts/:id/unlink', {
    onSuccess: () => {
      form.drop()
      showToast(t.unlinked)
      onDone()
      void refetchAccount()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    mutate({ params: { id }, body: { reason: reason.trim() } })
  }
  return (
    <form className="stack gap-12" onSubmit={submit}>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={({ target }) => form.set({ reason: target.value.replace(/\n/g, ' ') })}
      />
      {error && <Notice kind="bad">{error.message}</Notice>}
      <Button type="submit" size="s" look="line" busy={isPending} disabled={reason.trim().length < 3}>
        {fillIn(t.unlink, { name })}
      </Button>
    </form>
  )
}
