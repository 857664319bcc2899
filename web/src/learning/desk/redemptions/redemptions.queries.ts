import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { redemptionsTexts as t } from './redemptions.texts'

/** The prefix of every query of the desk: a posted voucher also changes the menu's count and the tasks to do. */
const desk = ['desk']
const redemptionsKey = [...desk, 'redemptions']
const showError = (error: Error) => showToast(error.message, 'error')

export const redemptionPages = {
  queryKey: [...redemptionsKey, 'list'],
  load: (query: Input<Calls['GET /admin/redemptions']>['query'], { signal }: { signal: AbortSignal }) =>
    deskRequest('GET /admin/redemptions', { query }, { signal }),
}

export function useRedemptionFigures() {
  return useQuery({
    queryKey: [...redemptionsKey, 'standing'],
    queryFn: ({ signal }) => deskRequest('GET /admin/redemptions/standing', {}, { signal }),
  })
}

/** The body with the ids of vouchers, each with `sent_at`, to distinguish the address that was read from a later one. */
export const vouchersBody = (redemptions: Redemption[]) => ({
  vouchers: redemptions.map(({ id, sent_at }) => ({ id, sent_at })),
})

/** Marks vouchers as posted; for some seconds that can be undone. */
export function usePostVouchers() {
  const queries = useQueryClient()
  const invalidateDesk = () => queries.invalidateQueries({ queryKey: desk })
  return useDeskMutation('POST /admin/redemptions/posted', {
    onSuccess: ({ posted, left, posted_at }) => {
      invalidateDesk()
      const message = posted.length === 1 ? t.onePosted : fillIn(t.postedMany, { number: posted.length })
      const leftText = left.length > 0 ? ` ${fillIn(t.left, { number: left.length })}` : ''
      if (posted.length === 0) return showToast(t.nonePosted, 'error')
      showUndo(message + leftText, async () => {
        await deskRequest('POST /admin/redemptions/posted/undo', { body: { ids: posted, posted_at } })
        await invalidateDesk()
      })
    },
    onError: showError,
  })
}

export function useReturnVoucher() {
  const queries = useQueryClient()
  return useDeskMutation('POST /admin/redemptions/:id/returned', {
    onSuccess: () => {
      showToast(t.returnedDone)
      return queries.invalidateQueries({ queryKey: desk })
    },
    onError: showError,
  })
}

export function useExportRedemptions() {
  return useDeskMutation('POST /admin/redemptions/export', {
    onSuccess: ({ name, csv }) => saveFile(name, csv, 'text/csv;charset=utf-8'),
    onError: showError,
  })
}
