import type { ReactNode } from 'react'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useListChanged } from './lists.queries'
import { listsTexts } from './lists.texts'

type Props = {
  title: string
  /** Reason why the row can't be removed, if it is in use. */
  inUse?: string | undefined
  removal: { isPending: boolean; error: Error | null }
  onRemove: () => void
  onDismiss: () => void
  children: ReactNode
}

/** Returns the handler of a removal: it closes the dialog, refetches the list, and shows a message. */
export function useRemoved(list: Parameters<typeof useListChanged>[0], onDone: () => void) {
  const changed = useListChanged(list)
  return async () => {
    onDone()
    await changed()
    showToast(listsTexts.removed)
  }
}

/** Asks before a row of a list is removed; `children` say whom that affects. */
export function RemoveDialog({ title, inUse, removal, onRemove, onDismiss, children }: Props) {
  return (
    <FormDialog
      open
      isRed
      fresh
      title={title}
      action={listsTexts.remove}
      busy={removal.isPending}
      problem={inUse ?? removal.error?.message}
      onSubmit={() => inUse === undefined && onRemove()}
      onDismiss={onDismiss}
    >
      {inUse === undefined && children}
    </FormDialog>
  )
}
