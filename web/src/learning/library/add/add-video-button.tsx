import type { Card } from '@kasama/contract/learning/library/library.api'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { AddButton } from '#shared/ui/actions/add-button.tsx'

type Props = { card: Card; onAdd: (card: Card) => void }

/** An employer's button on a card: adds the video for her worker or removes it, unless the worker has completed it. */
export function AddVideoButton({ card, onAdd }: Props) {
  const { data: profile } = useProfile()
  return (
    <AddButton
      state={stateOf(card)}
      isLocked={profile?.is_subscribed === false}
      title={card.title}
      onPress={() => onAdd(card)}
    />
  )
}

function stateOf({ is_subscribed, is_completed }: Card) {
  if (!is_subscribed) return 'add'
  return is_completed ? 'fixed' : 'added'
}
