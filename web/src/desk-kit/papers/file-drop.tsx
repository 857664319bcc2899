import type { DragEvent, ReactNode } from 'react'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import styles from './file-drop.module.css'

type Props = {
  /** Endings and media types, as in the `accept` of an input. */
  accept: string
  icon: ReactNode
  busy: boolean
  /** Text of the field: that a file can be chosen, or dropped here. */
  children: ReactNode
  onFile: (file: File | undefined) => void
}

/** A field that takes one file, chosen or dropped. The same file may be chosen again. */
export function FileDrop({ accept, icon, busy, children, onFile }: Props) {
  function drop(event: DragEvent) {
    event.preventDefault()
    onFile(event.dataTransfer.files[0])
  }
  return (
    <label className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}
