import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { type ListName, useRefetchList } from '../lists.queries'
import { listsTexts as t } from '../lists.texts'
import styles from './form.module.css'

/** How an entry is removed. */
export type Removal = {
  title: string
  /** Effect of the removal. */
  text: string
  /** Reason why the entry can't be removed, if it is in use. */
  inUse?: string | undefined
  call: () => Promise<unknown>
}

type Props = {
  list: ListName
  form: { changed: readonly unknown[]; conflicts: readonly unknown[]; undo: () => void }
  saving: { isPending: boolean; problem: string | undefined }
  /** Undefined for an entry that is not stored yet. */
  removal: Removal | undefined
  onSave: () => void
  onClose: () => void
}

/** Problems of saving an entry, and the buttons that save, undo and remove it. */
export function EntryFoot({ list, form, saving, removal, onSave, onClose }: Props) {
  const [isRemoving, setRemoving] = useState(false)
  const isChanged = form.changed.length > 0
  const isContested = form.conflicts.length > 0
  return (
    <>
      {isContested && <Notice kind="warn">{partsTexts.contested}</Notice>}
      {saving.problem && !isContested && <Notice kind="bad">{saving.problem}</Notice>}
      <div className="row wrap gap-10">
        {removal && (
          <Button look="quiet" size="s" icon={<Trash2 aria-hidden="true" />} onClick={() => setRemoving(true)}>
            {t.remove}
          </Button>
        )}
        <span className={styles.spring} />
        {isChanged && (
          <Button look="line" size="s" onClick={form.undo}>
            {t.undo}
          </Button>
        )}
        <Button size="s" busy={saving.isPending} disabled={!isChanged} onClick={onSave}>
          {isContested ? partsTexts.saveMine : t.save}
        </Button>
      </div>
      {isRemoving && removal && (
        <RemoveDialog list={list} removal={removal} onRemoved={onClose} onDismiss={() => setRemoving(false)} />
      )}
    </>
  )
}

type RemoveDialogProps = { list: ListName; removal: Removal; onRemoved: () => void; onDismiss: () => void }

/** Asks before an entry is removed, and says what that affects. */
function RemoveDialog({ list, removal: { title, text, inUse, call }, onRemoved, onDismiss }: RemoveDialogProps) {
  const refetchList = useRefetchList(list)
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      onRemoved()
      await refetchList()
      showToast(t.removed)
    },
  })
  return (
    <FormDialog
      open
      isRed
      fresh
      title={title}
      action={t.remove}
      busy={isPending}
      problem={inUse ?? error?.message}
      onSubmit={() => inUse === undefined && mutate()}
      onDismiss={onDismiss}
    >
      {inUse === undefined && <p>{text}</p>}
    </FormDialog>
  )
}
