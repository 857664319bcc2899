import { keepTurns, readTurns } from './kept-turns'
import { afterEvent, isOnItsWay, type Turn, type TurnEvent } from './turns'

/** Name of the lock that a tab holds while it waits for an answer; the browser frees it when the tab is closed. */
const lockOf = (id: string) => `chat ${id}`
/** Missing without https and in older browsers: then no tab knows of another. */
const locks = () => globalThis.navigator?.locks

/** Holds the lock until the returned function is called. */
function hold(id: string): () => void {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  void locks()?.request(lockOf(id), () => ended)
  return end
}

const isHeld = async (id: string): Promise<boolean> =>
  (await locks()?.request(lockOf(id), { ifAvailable: true }, (lock) => lock === null)) ?? false

async function onceFree(id: string): Promise<void> {
  await locks()?.request(lockOf(id), () => {})
}

/** Answers that this tab waits for, and those that another tab of hers does; `onNews` is called for the latter. */
function awaitedAnswers(onNews: () => void) {
  const here = new Map<string, () => void>()
  const elsewhere = new Set<string>()
  let isOpen = true

  async function look(id: string) {
    if (!(await isHeld(id)) || !isOpen) return
    elsewhere.add(id)
    onNews()
    await onceFree(id)
    elsewhere.delete(id)
    if (isOpen) onNews()
  }
  function end(id: string) {
    here.get(id)?.()
    here.delete(id)
  }
  function endAll() {
    for (const id of here.keys()) end(id)
  }
  return {
    begin: (id: string) => void here.set(id, hold(id)),
    end,
    endAll,
    isHere: (id: string) => here.has(id),
    /** False also for an answer that another tab may wait for, until that is known. */
    has(id: string): boolean {
      if (here.has(id) || elsewhere.has(id)) return true
      void look(id)
      return false
    },
    close() {
      isOpen = false
      endAll()
    },
  }
}

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
