import type { Lock, Locker } from '@tus/server'
import type { Deps } from '../../../deps'
import { type Held, waitForLock } from '../../../platform/locks/locks'

/** A line that dropped without a word is noticed by who comes back: it waits so long until the old request lets go. */
const mostMs = 15_000
/** Answered while somebody else sends; any other 4xx would make a client forget its upload. */
const locked = { status_code: 423, body: 'Locked\n' }

export const lockName = (pass: string) => `upload:${pass.slice(0, 16)}`

/** tus' locks in the database: two processes never write to one file, and who comes back makes an old request end. */
export const uploadLocker = (deps: Pick<Deps, 'db' | 'now'>): Locker => ({
  newLock(pass): Lock {
    let held: Held | null = null
    return {
      async lock(signal, wanted) {
        held = await waitForLock(deps, lockName(pass), { signal, mostMs, wanted: () => void wanted() })
        if (!held) throw locked
      },
      async unlock() {
        await held?.release()
      },
    }
  },
})
