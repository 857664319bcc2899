import { fillIn } from '../../../shared/i18n/texts'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { deskRequest, useDeskMutation } from '../coming-in/desk-request'
import { showUndo } from '../parts/doing/undo-toast'
import { useVideosDone } from './videos.queries'
import { videosTexts as t } from './videos.texts'

const call = 'POST /admin/videos/public'

function say(isPublic: boolean, number: number): string {
  if (number === 1) return isPublic ? t.openedOne : t.closedOne
  return fillIn(isPublic ? t.openedMany : t.closedMany, { number })
}

/** Opens lessons to guests, or closes them; for ten seconds those that changed can be put back. */
export function useOpenToGuests() {
  const done = useVideosDone()
  return useDeskMutation(call, {
    onSuccess({ ids }, { body: { is_public } }) {
      void done()
      if (ids.length === 0) return showToast(t.unchanged)
      showUndo(say(is_public, ids.length), () => deskRequest(call, { body: { ids, is_public: !is_public } }).then(done))
    },
    onError: (error) => showToast(error.message, 'error'),
  })
}
