import { readTurns, storeTurns } from './stored-turns'
import { afterEvent, isPending, type Turn, type TurnEvent } from './turns'

/** Name of the lock that a tab holds while it waits for an answer; the browser frees it when the tab is closed. */
const lockName = (id: string) => `chat ${id}`
/** Missing without https and in older browsers: then no tab knows of another. */
const locks = () => globalThis.navigator?.locks

/** Holds the lock until the returned function is called. */
function holdLock(id: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(lockName(id), () => released)
  return release
}

const isHeld = async (id: string): Promise<boolean> =>
  (await locks()?.request(lockName(id), { ifAvailable: true }, (lock) => lock === null)) ?? false

async function waitForLock(id: string): Promise<void> {
  await locks()?.request(lockName(id), () => {})
}

/** Answers that this tab waits for, and those that another tab of hers does; `onNews` is called for the latter. */
function awaitedAnswers(onNews: () => void) {
  const localIds = new Map<string, () => void>()
  const otherIds = new Set<string>()
  let isOpen = true

  async function checkLock(id: string) {
    if (!(await isHeld(id)) || !isOpen) return
    otherIds.add(id)
    onNews()
    await waitForLock(id)
    otherIds.delete(id)
    if (isOpen) onNews()
  }
  function end(id: string) {
    localIds.get(id)?.()
    localIds.delete(id)
  }
  function endAll() {
    for (const id of localIds.keys()) end(id)
  }
  return {
    begin: (id: string) => void localIds.set(id, holdLock(id)),
    end,
    endAll,
    isLocal: (id: string) => localIds.has(id),
    /** False also for an answer that another tab may wait for, until that is known. */
    has(id: string): boolean {
      if (localIds.has(id) || otherIds.has(id)) return true
      void checkLock(id)
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
export function openTurnList(account: number, onCleared: () => void) {
  const awaited = awaitedAnswers(reload)
  const listeners = new Set<() => void>()
  let turns = readTurns(account).map(withoutPending)

  function publish(next: Turn[]) {
    turns = next
    for (const listener of listeners) listener()
  }
  function saveTurns(next: Turn[]) {
    publish(next)
    storeTurns(account, next)
  }
  /** An answer that was loading when its tab was left counts as broken. */
  function withoutPending(turn: Turn): Turn {
    if (!isPending(turn) || awaited.has(turn.id)) return turn
    return afterEvent(turn, { type: 'broken', problem: '' })
  }
  /** Another tab has continued the conversation; it knows less of an answer that is loading here. */
  function reload() {
    const storedTurns = readTurns(account)
    if (storedTurns.length === 0) {
      onCleared()
      awaited.endAll()
    }
    const localTurns = turns.filter(({ id }) => awaited.isLocal(id))
    const newTurns = localTurns.filter(({ id }) => storedTurns.every((turn) => turn.id !== id))
    publish([
      ...storedTurns.map((turn) => localTurns.find(({ id }) => id === turn.id) ?? withoutPending(turn)),
      ...newTurns,
    ])
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'chat') reload()
  }
  globalThis.addEventListener?.('storage', onStorage)
  return {
    turns: () => turns,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add(turn: Turn) {
      awaited.begin(turn.id)
      saveTurns([...turns, turn])
    },
    dispatch(id: string, event: TurnEvent) {
      const next = turns.map((turn) => (turn.id === id ? afterEvent(turn, event) : turn))
      if (event.type === 'asked again') awaited.begin(id)
      if (event.type === 'words') publish(next)
      else saveTurns(next)
      if (event.type === 'answered' || event.type === 'broken') awaited.end(id)
    },
    clear() {
      saveTurns([])
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
