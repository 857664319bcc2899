import { closeToast, closeToastAfter, showToast } from '#shared/ui/feedback/toast-store.ts'
import { partsTexts } from '../parts.texts'

/** Time in which a bulk action can be undone. */
const undoMs = 10_000

let shown: number | undefined

/** Shows what was done; for ten seconds it can be undone, by the call that is its inverse. */
export function showUndo(message: string, undo: () => Promise<unknown>) {
  const id = showToast(message, 'ok', { label: partsTexts.undo, onPress: takeBack })
  shown = id
  closeToastAfter(id, undoMs)
  function takeBack() {
    undo().then(
      () => showToast(partsTexts.undone),
      (error: unknown) => showToast(error instanceof Error ? error.message : partsTexts.failed, 'error'),
    )
  }
}

/** Closes the message when the page that could undo it is left. */
export function closeUndo() {
  if (shown !== undefined) closeToast(shown)
}
