import type { DeskAccount } from '@kasama/contract/desk/people/account.api'
import { Ban, CalendarPlus, CircleCheck, Mail, Trash2, Unlink } from 'lucide-react'
import { useState } from 'react'
import { fillIn } from '../../../../shared/i18n/texts'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../../shared/ui/layout/panel'
import { useDeskMutation } from '../../coming-in/desk-request'
import { ActionList, type DeskAction } from '../../parts/doing/action-list'
import { useDesk } from '../../shell/desk-context'
import { DeleteDialog } from '../doing/delete-dialog'
import { ExtendForm } from '../doing/extend-form'
import { UnlinkForm } from '../doing/unlink-form'
import { useAccountDone } from '../doing/use-account-done'
import { useBlock } from '../doing/use-block'
import { pageTexts as t } from './page.texts'

/** What can be done to an account; nobody logs in as her, and no password is shown. */
export function ActionsPanel({ account }: { account: DeskAccount }) {
  const [isDeleting, setDeleting] = useState(false)
  const { person, period, linked } = account
  const { orgId } = useDesk()
  const { block, unblock } = useBlock()
  const body = { ids: [person.id] }
  const isExtendable = orgId === null && person.role === 'E' && period && (period.is_agency || person.plan !== 'ended')
  const actions: (DeskAction | false | null | undefined)[] = [
    useReset(account),
    isExtendable && {
      icon: <CalendarPlus aria-hidden="true" />,
      label: period.is_agency ? t.extendContract : t.extend,
      text: period.is_agency ? t.extendContractText : t.extendText,
      open: (close) => <ExtendForm id={person.id} period={period} onDone={close} />,
    },
    linked && {
      icon: <Unlink aria-hidden="true" />,
      label: fillIn(t.unlink, { name: linked.name }),
      text: t.unlinkText,
      open: (close) => <UnlinkForm id={person.id} name={linked.name} onDone={close} />,
    },
    person.blocked_at
      ? {
          icon: <CircleCheck aria-hidden="true" />,
          label: t.unblock,
          text: t.unblockText,
          onPress: () => unblock.mutate({ body }),
        }
      : { icon: <Ban aria-hidden="true" />, label: t.block, text: t.blockText, onPress: () => block.mutate({ body }) },
    {
      icon: <Trash2 aria-hidden="true" />,
      label: t.remove,
      text: t.removeText,
      isRed: true,
      onPress: () => setDeleting(true),
    },
  ]
  return (
    <Panel aria-label={t.actions}>
      <ActionList actions={actions.filter((action): action is DeskAction => Boolean(action))} />
      <DeleteDialog account={account} open={isDeleting} onClose={() => setDeleting(false)} />
    </Panel>
  )
}

function useReset({ person, reset_to }: DeskAccount): DeskAction {
  const done = useAccountDone()
  const { mutate } = useDeskMutation('POST /admin/accounts/:id/send_reset', {
    onSuccess: () => {
      showToast(t.resetSent)
      void done()
    },
    onError: (error) => showToast(error.message, 'error'),
  })
  return {
    icon: <Mail aria-hidden="true" />,
    label: t.sendReset,
    text: reset_to ? fillIn(t.sendResetText, { to: reset_to }) : t.noReset,
    onPress: () => reset_to && mutate({ params: { id: person.id } }),
  }
}
