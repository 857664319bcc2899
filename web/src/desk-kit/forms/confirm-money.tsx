import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog'
import styles from './form-dialog.module.css'

type Props = {
  open: boolean
  title: string
  /** The whole action in a sentence, with amount and name: "Refund $43.72 to Grace Orchid's Visa 4242." */
  sentence: ReactNode
  action: string
  busy?: boolean
  problem?: string | undefined
  onConfirm: () => void
  onDismiss: () => void
}

/** Asks in a sentence before money moves, because that can't be undone. */
export function ConfirmMoney({ sentence, onConfirm, ...dialog }: Props) {
  return (
    <FormDialog {...dialog} fresh onSubmit={onConfirm}>
      <p className={styles.sentence}>{sentence}</p>
    </FormDialog>
  )
}
