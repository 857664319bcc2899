import { awaitedAnswers } from './awaited'
import { keepTurns, readTurns } from './kept-turns'
import { afterEvent, isOnItsWay, type Turn, type TurnEvent } from './turns'

/**
 * The turns of an account, published to subscribers and kept on the device; `onCleared` is called when another tab of
 * hers has cleared them.
 */
export function keptList(account: number, onCleared: () => void) {
  const awaited = awaitedAnswers(readAgain)
  const listeners = new Set<() => void>()
  let turns = readTurns(account).map(asFound)

  function publish(next: Turn[]) {
    turns = next
    for (const listener of listeners) listener()
  }
  function keep(next: Turn[]) {
    publish(next)
    keepTurns(account, next)
  }
  /** An answer that was loading when its tab was left counts as broken. */
  function asFound(turn: Turn): Turn {
    if (!isOnItsWay(turn) || awaited.has(turn.id)) return turn
    return afterEvent(turn, { type: 'broken', problem: '' })
  }
  /** Another tab has continued the conversation; it knows less of an answer that is loading here. */
  function readAgain() {
    const kept = readTurns(account)
    if (kept.length === 0) {
      onCleared()
      awaited.endAll()
    }
    const ours = turns.filter(({ id }) => awaited.isHere(id))
    const fresh = ours.filter(({ id }) => kept.every((turn) => turn.id !== id))
    publish([...kept.map((turn) => ours.find(({ id }) => id === turn.id) ?? asFound(turn)), ...fresh])
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'chat') readAgain()
  }
  globalThis.addEventListener?.('storage', onStorage)
  return {
    shown: () => turns,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add(turn: Turn) {
      awaited.begin(turn.id)
      keep([...turns, turn])
    },
    tell(id: string, event: TurnEvent) {
      const next = turns.map((turn) => (turn.id === id ? afterEvent(turn, event) : turn))
      if (event.type === 'asked again') awaited.begin(id)
      if (event.type === 'words') publish(next)
      else keep(next)
      if (event.type === 'answered' || event.type === 'broken') awaited.end(id)
    },
    clear() {
      keep([])
      awaited.endAll()
    },
    /** Nothing is kept from now on. */
    close() {
      turns = []
      awaited.close()
      globalThis.removeEventListener?.('storage', onStorage)
    },
  }
}
