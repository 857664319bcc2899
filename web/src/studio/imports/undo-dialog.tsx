import type { ListedImport } from '@kasama/contract/studio/content/imports.api'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useRefetchImports } from './imports.queries'
import { importsTexts as t } from './imports.texts'

type Props = { import_: Pick<ListedImport, 'id' | 'kind' | 'name' | 'left'>; onDismiss: () => void }

const shownNames = 3

/** Says what is removed and what stays before an import is undone. */
export function UndoDialog({ import_: { id, kind, name, left }, onDismiss }: Props) {
  const refetchImports = useRefetchImports()
  const undo = useDeskMutation('POST /admin/imports/:id/undo', {
    onSuccess({ removed, kept }) {
      void refetchImports()
      onDismiss()
      const removedText = removed === 1 ? t.undoneOne : fillIn(t.undone, { number: removed.toLocaleString('en') })
      const names = kept.slice(0, shownNames).join(', ')
      showToast(kept.length === 0 ? removedText : `${removedText} ${fillIn(t.kept, { number: kept.length, names })}`)
    },
  })
  return (
    <FormDialog
      open
      isRed
      fresh
      title={fillIn(t.undoTitle, { name })}
      action={t.undo}
      busy={undo.isPending}
      problem={undo.error?.message}
      onSubmit={() => undo.mutate({ params: { id } })}
      onDismiss={onDismiss}
    >
      <p>{fillIn(t.undoText, { number: left.toLocaleString('en') })}</p>
      <p>{t.undoMore}</p>
      {kind === 'pack' && <p>{t.undoLists}</p>}
    </FormDialog>
  )
}
