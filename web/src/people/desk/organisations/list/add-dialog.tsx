import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useRefetchOrganisations } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'
import { NameFields } from '../page/name-fields'

/** Adds an organisation, and opens its page for the rest; a half-filled form survives a reload. */
export function AddDialog({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const refetch = useRefetchOrganisations()
  const form = useDeskDraft('desk-organisation-new', { name: '', short_url: '' })
  const value = form.draft
  const [isSubmitted, setSubmitted] = useState(false)
  const add = useDeskMutation('POST /admin/organisations', {
    onSuccess: ({ id }) => {
      form.drop()
      showToast(t.added)
      void refetch()
      void navigate(`/admin/organisations/${id}`)
    },
  })
  function submit() {
    setSubmitted(true)
    if (value.name.trim() !== '' && isShortUrlAllowed(value.short_url)) add.mutate({ body: value })
  }
  return (
    <FormDialog
      open
      title={t.add}
      action={t.add}
      busy={add.isPending}
      problem={add.error?.message}
      onSubmit={submit}
      onDismiss={onDone}
    >
      <NameFields value={value} isSubmitted={isSubmitted} onChange={form.set} />
    </FormDialog>
  )
}
