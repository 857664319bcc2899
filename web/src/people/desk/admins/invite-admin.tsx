import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { adminsTexts as t } from './admins.texts'

type Props = {
  /** The new admin's organisation; null for the provider. */
  orgId: number | null
  text: string
  onInvited: () => void
  onDone: () => void
}

/** The dialog that invites an admin by mail. */
export function InviteAdmin({ orgId, text, onInvited, onDone }: Props) {
  const name = orgId === null ? 'desk-invite' : `desk-invite-${orgId}`
  const { draft, set, drop } = useDeskDraft(name, { email: '', fullname: '' })
  const invite = useDeskMutation('POST /admin/admins', {
    onSuccess: () => {
      drop()
      onInvited()
      onDone()
    },
  })
  const body = { email: draft.email.trim(), fullname: draft.fullname.trim(), org_id: orgId }
  return (
    <FormDialog
      open
      title={t.invite}
      action={t.invite}
      fresh
      busy={invite.isPending}
      problem={invite.error?.message}
      onSubmit={() => invite.mutate({ body })}
      onDismiss={onDone}
    >
      <p>{text}</p>
      <TextField
        label={t.name}
        maxLength={254}
        value={draft.fullname}
        onChange={({ target }) => set({ fullname: target.value })}
      />
      <TextField
        label={t.email}
        type="email"
        maxLength={254}
        value={draft.email}
        onChange={({ target }) => set({ email: target.value })}
      />
    </FormDialog>
  )
}
