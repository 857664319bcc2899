import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { Ban, CalendarMinus, CalendarPlus, CircleCheck, Mail, Trash2, Undo2, Unlink } from 'lucide-react'
import { useState } from 'react'
import { ActionList, type DeskAction } from '#desk-kit/actions/action-list.tsx'
import { lastDay } from '#desk-kit/day-texts.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { EndDialog } from '#people/desk/organisations/households/end-dialog.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { DeleteDialog } from '../actions/delete-dialog'
import { ExtendForm } from '../actions/extend-form'
import { UnlinkForm } from '../actions/unlink-form'
import { useBlock } from '../actions/use-block'
import { useRefetchAccount } from '../actions/use-refetch-account'
import { pageTexts as t } from './page.texts'

/** Actions on an account; no admin can log in as its owner or see a password. */
export function ActionsPanel({ account }: { account: DeskAccount }) {
  const [isDeleting, setDeleting] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const { person, period, linked } = account
  const { orgId } = useDesk()
  const { block, unblock } = useBlock()
  const body = { ids: [person.id] }
  const isExtendable = orgId === null && person.role === 'E' && period && (period.is_agency || person.plan !== 'ended')
  const isEndable = person.role === 'E' && period?.is_agency && Date.parse(period.access_until) > Date.now()
  const isHeld = orgId !== null && person.blocked_by_provider
  const actions: (DeskAction | false | null | undefined)[] = [
    useReset(account),
    isExtendable && {
      icon: <CalendarPlus aria-hidden="true" />,
      label: period.is_agency ? t.extendContract : t.extend,
      text: period.is_agency ? t.extendContractText : t.extendText,
      open: (close) => <ExtendForm id={person.id} period={period} onDone={close} />,
    },
    isEndable && {
      icon: <CalendarMinus aria-hidden="true" />,
      label: t.endContract,
      text: t.endContractText,
      onPress: () => setEnding(true),
    },
    useEndBack(account),
    linked && {
      icon: <Unlink aria-hidden="true" />,
      label: fillIn(t.unlink, { name: linked.name }),
      text: t.unlinkText,
      open: (close) => <UnlinkForm id={person.id} name={linked.name} onDone={close} />,
    },
    person.blocked_at !== null &&
      !isHeld && {
        icon: <CircleCheck aria-hidden="true" />,
        label: t.unblock,
        text: t.unblockText,
        onPress: () => unblock.mutate({ body }),
      },
    person.blocked_at === null && {
      icon: <Ban aria-hidden="true" />,
      label: t.block,
      text: t.blockText,
      onPress: () => block.mutate({ body }),
    },
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
      {isHeld && <Notice>{t.blockedByProvider}</Notice>}
      <ActionList actions={actions.filter((action): action is DeskAction => Boolean(action))} />
      {isEnding && <EndDialog ids={[person.id]} whose={person.name} onDone={() => setEnding(false)} />}
      <DeleteDialog account={account} open={isDeleting} onClose={() => setDeleting(false)} />
    </Panel>
  )
}

function useReset({ person, reset_to }: DeskAccount): DeskAction {
  const refetchAccount = useRefetchAccount()
  const { mutate } = useDeskMutation('POST /admin/accounts/:id/send_reset', {
    onSuccess: () => {
      showToast(t.resetSent)
      void refetchAccount()
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

/** Returns the action that undoes the end of a contract; null unless it was ended or shortened today. */
function useEndBack({ person, period }: DeskAccount): DeskAction | null {
  const refetchAccount = useRefetchAccount()
  const { mutate } = useDeskMutation('POST /admin/contracts/end/undo', {
    onSuccess: ({ ids }) => {
      showToast(ids.length > 0 ? t.endTakenBack : t.endNotTakenBack)
      void refetchAccount()
    },
    onError: (error) => showToast(error.message, 'error'),
  })
  if (person.role !== 'E' || !period?.ended_before) return null
  return {
    icon: <Undo2 aria-hidden="true" />,
    label: t.takeEndBack,
    text: fillIn(t.takeEndBackText, { day: lastDay(period.ended_before) }),
    onPress: () => mutate({ body: { ids: [person.id] } }),
  }
}
