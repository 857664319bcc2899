import type { Admin } from '@kasama/contract/people/desk/admins.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { PartError } from '#desk-kit/states/list-error.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { InviteAdmin } from '../../admins/invite-admin'
import styles from '../organisations.module.css'
import { useRefetchOrganisations } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'

type Props = { organisation: DeskOrganisation }

/** Admins of the organisation's own desk. */
export function AdminsPanel({ organisation: { id, name } }: Props) {
  const [isInviting, setInviting] = useState(false)
  const refetchOrganisations = useRefetchOrganisations()
  const { data, error, refetch } = useQuery({
    queryKey: ['admins', id],
    queryFn: ({ signal }) => deskRequest('GET /admin/admins', { query: { org: String(id) } }, { signal }),
  })
  const hers = data?.items
  return (
    <Panel>
      <h2>{t.admins}</h2>
      {error && !data && <PartError what={t.admins} error={error} onRetry={() => void refetch()} />}
      {hers?.length === 0 && <p className={styles.quiet}>{fillIn(t.adminsNone, { name })}</p>}
      {hers && hers.length > 0 && (
        <div>
          {hers.map((admin) => (
            <Row key={admin.id} admin={admin} />
          ))}
        </div>
      )}
      <div className="row stretch wrap gap-10">
        <Button look="line" size="s" icon={<UserPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t.invite}
        </Button>
      </div>
      {isInviting && (
        <InviteAdmin
          orgId={id}
          text={fillIn(t.inviteText, { name })}
          onInvited={() => void refetchOrganisations()}
          onDone={() => setInviting(false)}
        />
      )}
    </Panel>
  )
}

function seenWord({ has_password, last_seen_at }: Admin): string {
  if (!has_password) return t.invited
  return last_seen_at ? fillIn(t.lastSeen, { day: plainSingaporeDate(last_seen_at, 'eng') }) : t.never
}

function Row({ admin }: { admin: Admin }) {
  const { id, email, fullname } = admin
  const [isConfirming, setConfirming] = useState(false)
  const refetchOrganisations = useRefetchOrganisations()
  const remove = useDeskMutation('POST /admin/admins/:id/remove', { onSuccess: refetchOrganisations })
  return (
    <div className={`row between wrap gap-8 gap-x-14 ${styles.person}`}>
      <span>
        <b>{fullname || email}</b>
        <small translate="no">{email}</small>
        <small>{seenWord(admin)}</small>
      </span>
      <Button look="line" size="s" onClick={() => setConfirming(true)}>
        {t.remove}
      </Button>
      <FormDialog
        open={isConfirming}
        title={fillIn(t.removeTitle, { name: fullname || email })}
        action={t.remove}
        isRed
        fresh
        busy={remove.isPending}
        problem={remove.error?.message}
        onSubmit={() => remove.mutate({ params: { id } })}
        onDismiss={() => setConfirming(false)}
      >
        <p>{t.removeText}</p>
      </FormDialog>
    </div>
  )
}
