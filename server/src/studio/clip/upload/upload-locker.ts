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

/**
 * tus' locks in the database: only one process writes to a file, and a returning client ends its former request. So does
 * a server that stops: what has arrived is kept, and the client goes on at another server.
 */
export const uploadLocker = (deps: Pick<Deps, 'db' | 'now'>, handedOn: AbortSignal): Locker => ({
  newLock(pass): Lock {
    let held: HeldLock | null = null
    let endListening = () => {}
    return {
      async lock(signal, wanted) {
        handedOn.addEventListener('abort', wanted)
        endListening = () => handedOn.removeEventListener('abort', wanted)
        held = await waitForLock(deps, lockName(pass), { signal, timeoutMs: mostMs, onWanted: () => void wanted() })
        if (held) return
        endListening()
        throw locked
      },
      async unlock() {
        endListening()
        await held?.release()
      },
    }
  },
})
