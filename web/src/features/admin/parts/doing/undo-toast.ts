import { closeToast, closeToastAfter, showToast } from '../../../../shared/ui/feedback/toast-store'
import { partsTexts } from '../parts.texts'

/** How long a bulk action can be taken back. */
const undoMs = 10_000

let shown: number | undefined

/** Says what was done; for ten seconds it can be taken back, by the call that is its inverse. */
export function showUndo(done: string, undo: () => Promise<unknown>) {
  const id = showToast(done, 'ok', { label: partsTexts.undo, onPress: takeBack })
  shown = id
  closeToastAfter(id, undoMs)
  function takeBack() {
    undo().then(
      () => showToast(partsTexts.undone),
      (error: unknown) => showToast(error instanceof Error ? error.message : partsTexts.failed, 'error'),
    )
  }
}

/** The page that could take it back is left. */
export function closeUndo() {
  if (shown !== undefined) closeToast(shown)
}
