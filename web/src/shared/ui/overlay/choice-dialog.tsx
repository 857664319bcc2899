import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { Dialog } from './dialog'

type Answer = { label: string; onPress: () => void; busy?: boolean; isDangerous?: boolean }
type Props = {
  open?: boolean
  title: string
  text?: string
  picture?: ReactNode
  yes: Answer
  no: Answer
  /** Called by Escape and the cross, if they differ from the second answer. */
  onDismiss?: () => void
}

/** A question with two answers, the main one first. */
export function ChoiceDialog({ open = true, yes, no, onDismiss = no.onPress, ...question }: Props) {
  return (
    <Dialog
      {...question}
      open={open}
      onDismiss={onDismiss}
      actions={
        <>
          <Button block look={yes.isDangerous ? 'danger' : 'filled'} busy={yes.busy ?? false} onClick={yes.onPress}>
            {yes.label}
          </Button>
          <Button block look="line" onClick={no.onPress}>
            {no.label}
          </Button>
        </>
      }
    />
  )
}
