import { type Storage, StoreFailed } from '#platform/ports/storage/storage'

export type SlowStore = ReturnType<typeof slowStore>

/** A store whose files wait while a test holds it, and cannot be reached while it is away. */
export function slowStore(storage: Storage) {
  let isAway = false
  let currentHold: {
    reach: () => void
    released: Promise<void>
    isMeant: (key: string) => boolean
    left: number
  } | null = null

  const slow =
    <A extends [key: string, ...rest: unknown[]], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (isAway) throw new StoreFailed('away')
      if (currentHold?.isMeant(args[0]) && currentHold.left-- > 0) {
        currentHold.reach()
        await currentHold.released
      }
      return work(...args)
    }

  return {
    storage: {
      ...storage,
      has: slow(storage.has),
      size: slow(storage.size),
      read: slow(storage.read),
      put: slow(storage.put),
      async *list() {
        await slow(async (_all: string) => {})('')
        yield* storage.list()
      },
    },
    away(is: boolean) {
      isAway = is
    },
    /** Makes calls wait until released: all of them, only the next `left`, or only those for keys that match. */
    hold(remaining = Number.POSITIVE_INFINITY, matches: (key: string) => boolean = () => true) {
      let release = () => {}
      let reach = () => {}
      const reached = new Promise<void>((resolve) => {
        reach = resolve
      })
      const released = new Promise<void>((resolve) => {
        release = () => {
          currentHold = null
          resolve()
        }
      })
      currentHold = { reach, released, isMeant: matches, left: remaining }
      return { reached, release }
    },
  }
}
