import type { Admin } from '@kasama/contract/people/desk/admins.api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { queryClient } from '#shared/api/query-client.ts'
import { request } from '#shared/api/request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './admins.module.css'
import { adminsTexts as t } from './admins.texts'
import { InviteAdmin } from './invite-admin'

const refresh = () => queryClient.invalidateQueries({ queryKey: ['admins'] })

/** The desk's admins; those of the provider may invite and remove others. */
export function AdminList() {
  const isProvider = useDesk().orgId === null
  const [isInviting, setInviting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['admins'],
    queryFn: ({ signal }) => request('GET /admin/admins', { query: {} }, { signal }),
  })
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />
  return (
    <Panel>
      <h2>{t.admins}</h2>
      {data?.is_cut && <Notice kind="warn">{t.cut}</Notice>}
      {data?.items.map((admin) => (
        <Row key={admin.id} admin={admin} mayChange={isProvider && !admin.is_me} />
      ))}
      {isProvider && (
        <div className="row stretch wrap gap-10">
          <Button look="line" onClick={() => setInviting(true)}>
            {t.invite}
          </Button>
        </div>
      )}
      {isInviting && (
        <InviteAdmin
          orgId={null}
          text={t.inviteText}
          onInvited={() => void refresh()}
          onDone={() => setInviting(false)}
        />
      )}
    </Panel>
  )
}

type RowDialog = 'remove' | 'reset' | null

function Row({ admin, mayChange }: { admin: Admin; mayChange: boolean }) {
  const { id, email, fullname, org, factors, has_password, last_seen_at, is_me } = admin
  const [asking, setAsking] = useState<RowDialog>(null)
  function closeAndRefresh() {
    setAsking(null)
    void refresh()
  }
  const send = useDeskMutation('POST /admin/admins/:id/send_link', { onSuccess: () => showToast(t.sent) })
  const reset = useDeskMutation('POST /admin/admins/:id/reset_factors', { onSuccess: closeAndRefresh })
  const remove = useDeskMutation('POST /admin/admins/:id/remove', { onSuccess: closeAndRefresh })
  const change = asking === 'reset' ? reset : remove
  const state = has_password ? `${t.factors}: ${factors}` : t.invited
  const seen = `${t.seen}: ${last_seen_at ? plainSingaporeDate(last_seen_at, 'eng') : t.never}`
  return (
    <div className={styles.row}>
      <span>
        <b>
          {fullname || email}
          {is_me && <span>{` (${t.me})`}</span>}
        </b>
        <small>
          <DottedLine parts={[email, org ? fillIn(t.onlyOrg, { org: org.name }) : t.provider]} />
        </small>
        <small>
          <DottedLine parts={[state, seen]} />
        </small>
      </span>
      {mayChange && (
        <div className="row stretch wrap gap-10">
          <Button look="line" size="s" busy={send.isPending} onClick={() => send.mutate({ params: { id } })}>
            {t.send}
          </Button>
          <Button look="line" size="s" onClick={() => setAsking('reset')}>
            {t.reset}
          </Button>
          <Button look="line" size="s" onClick={() => setAsking('remove')}>
            {t.remove}
          </Button>
        </div>
      )}
      <FormDialog
        open={asking !== null}
        title={asking === 'reset' ? t.reset : fillIn(t.removeSure, { name: fullname || email })}
        action={asking === 'reset' ? t.reset : t.remove}
        isRed={asking === 'remove'}
        fresh
        busy={change.isPending}
        problem={change.error?.message}
        onSubmit={() => change.mutate({ params: { id } })}
        onDismiss={() => setAsking(null)}
      >
        <p>{asking === 'reset' ? t.resetText : t.removeText}</p>
      </FormDialog>
    </div>
  )
}
