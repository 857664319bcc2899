import { useImperativeHandle, useLayoutEffect, useState } from 'react'
import type { CardFieldsProps } from '../card-entry'
import { CardInputs } from './card-inputs'
import { emptyCard, missingOfCard, sandboxCard } from './sandbox-card'

const client = sandboxCard()

/** The card fields of an installation without a payment provider. */
export function SandboxFields({ entry, problems, onReady }: CardFieldsProps) {
  const [card, setCard] = useState(emptyCard)
  useImperativeHandle(entry, () => ({
    check: async () => missingOfCard(card),
    createSource: (owner) => client.createSource(card, owner),
  }))
  useLayoutEffect(() => onReady(true), [onReady])
  return <CardInputs card={card} problems={problems} onChange={setCard} />
}
