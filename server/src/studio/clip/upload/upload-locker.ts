import type { Lock, Locker } from '@tus/server'
import type { Deps } from '#platform/deps'
import { type HeldLock, waitForLock } from '#platform/locks/locks'

/**
 * A silently lost connection is noticed when the client returns: it waits this long for the former request to release
 * the lock.
 */
const mostMs = 15_000
/** The reply while another request is writing; after any other 4xx a client would forget its upload. */
const locked = { status_code: 423, body: 'Locked\n' }

export const lockName = (pass: string) => `upload:${pass.slice(0, 16)}`

/** tus' locks in the database: only one process writes to a file, and a returning client ends its former request. */
export const uploadLocker = (deps: Pick<Deps, 'db' | 'now'>): Locker => ({
  newLock(pass): Lock {
    let held: HeldLock | null = null
    return {
      async lock(signal, wanted) {
        held = await waitForLock(deps, lockName(pass), { signal, timeoutMs: mostMs, onWanted: () => void wanted() })
        if (!held) throw locked
      },
      async unlock() {
        await held?.release()
      },
    }
  },
})
