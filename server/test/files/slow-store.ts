import { type Storage, StoreFailed } from '#platform/ports/storage/storage'

export type SlowStore = ReturnType<typeof slowStore>

/** A store whose files wait while a test holds it, and cannot be reached while it is away. */
export function slowStore(storage: Storage) {
  let isAway = false
  let held: { reach: () => void; released: Promise<void>; isMeant: (key: string) => boolean; left: number } | null =
    null

  const slow =
    <A extends [key: string, ...rest: unknown[]], T>(work: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      if (isAway) throw new StoreFailed('away')
      if (held?.isMeant(given[0]) && held.left-- > 0) {
        held.reach()
        await held.released
      }
      return work(...given)
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
    hold(left = Number.POSITIVE_INFINITY, isMeant: (key: string) => boolean = () => true) {
      let release = () => {}
      let reach = () => {}
      const reached = new Promise<void>((resolve) => {
        reach = resolve
      })
      const released = new Promise<void>((resolve) => {
        release = () => {
          held = null
          resolve()
        }
      })
      held = { reach, released, isMeant, left }
      return { reached, release }
    },
  }
}
