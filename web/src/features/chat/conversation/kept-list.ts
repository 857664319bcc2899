import { keepTurns, readTurns } from './kept-turns'
import { afterEvent, isOnItsWay, type Turn, type TurnEvent } from './turns'

/**
 * What an account has said, shown to whoever subscribes, and kept on the device; `onCleared` hears that another tab of hers
 * has cleared it.
 */
export function keptList(account: number, onCleared: () => void) {
  let turns = readTurns(account)
  const listeners = new Set<() => void>()
  function publish(next: Turn[]) {
    turns = next
    for (const listener of listeners) listener()
  }
  function keep(next: Turn[]) {
    publish(next)
    keepTurns(account, next)
  }
  /** Another tab of hers has gone on with it, and knows nothing of an answer that is on its way here. */
  function look({ key }: StorageEvent) {
    if (key !== null && key !== 'chat') return
    const kept = readTurns(account)
    if (kept.length === 0) onCleared()
    const ours = kept.length === 0 ? [] : turns.filter(isOnItsWay)
    const fresh = ours.filter(({ id }) => kept.every((turn) => turn.id !== id))
    publish([...kept.map((turn) => ours.find(({ id }) => id === turn.id) ?? turn), ...fresh])
  }
  globalThis.addEventListener?.('storage', look)
  return {
    shown: () => turns,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add: (turn: Turn) => keep([...turns, turn]),
    tell(id: string, event: TurnEvent) {
      const next = turns.map((turn) => (turn.id === id ? afterEvent(turn, event) : turn))
      if (event.type === 'words') publish(next)
      else keep(next)
    },
    clear: () => keep([]),
    /** Nothing is written any more. */
    close() {
      turns = []
      globalThis.removeEventListener?.('storage', look)
    },
  }
}
