import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { accountsTexts as t } from '../accounts.texts'
import { useRefetchAccount } from './use-refetch-account'

const say = (one: string, many: string, number: number) => (number === 1 ? one : fillIn(many, { number }))
const failed = (error: Error) => showToast(error.message, 'error')

/** Blocks and unblocks accounts; for ten seconds the change can be undone for those that it changed. */
export function useBlock() {
  const refetchAccount = useRefetchAccount()
  const { orgId } = useDesk()
  const block = useDeskMutation('POST /admin/accounts/block', {
    onSuccess: ({ ids }) => after(ids, say(t.blockedOne, t.blockedMany, ids.length), 'POST /admin/accounts/unblock'),
    onError: failed,
  })
  const unblock = useDeskMutation('POST /admin/accounts/unblock', {
    onSuccess: ({ ids }) => after(ids, say(t.unblockedOne, t.unblockedMany, ids.length), 'POST /admin/accounts/block'),
    onError: failed,
  })
  function after(ids: number[], words: string, inverse: 'POST /admin/accounts/block' | 'POST /admin/accounts/unblock') {
    void refetchAccount()
    const isHeld = inverse === 'POST /admin/accounts/block' && orgId !== null
    if (ids.length === 0) showToast(isHeld ? t.notUnblocked : t.unchanged)
    else showUndo(words, () => deskRequest(inverse, { body: { ids } }).then(refetchAccount))
  }
  return { block, unblock, isPending: block.isPending || unblock.isPending }
}
