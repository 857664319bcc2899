import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useRefetchMessages } from './messages.queries'
import { messagesTexts as t } from './messages.texts'

export type Mark = 'closed' | 'spam' | 'back'
const words: Record<Mark, [string, string]> = {
  closed: [t.doneOne, t.doneMany],
  spam: [t.spamOne, t.spamMany],
  back: [t.backOne, t.backMany],
}

/** Marks messages; for ten seconds that can be undone. */
export function useMark(formerMark: Mark = 'back') {
  const refetchMessages = useRefetchMessages()
  return useDeskMutation('POST /admin/messages/mark', {
    onSuccess: ({ ids }, { body: { as } }) => {
      void refetchMessages()
      const [one, many] = words[as]
      const undo = () =>
        deskRequest('POST /admin/messages/mark', { body: { ids, as: as === 'back' ? formerMark : 'back' } }).then(
          refetchMessages,
        )
      if (ids.length === 0) showToast(t.unchanged)
      else if (as === 'back' && formerMark === 'back') showToast(one)
      else showUndo(ids.length === 1 ? one : fillIn(many, { number: ids.length }), undo)
    },
    onError: (error) => showToast(error.message, 'error'),
  })
}
