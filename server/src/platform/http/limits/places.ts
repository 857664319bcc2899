import { AppError } from '../errors'

type Places = { atOnce: number; longest: number; maxHeldMs: number; maxWaitMs: number }
type Waiting = { since: number; begin: () => void; refuse: (error: AppError) => void }

const retryAfterSeconds = 5
const overloaded = () => new AppError('overloaded', {}, retryAfterSeconds)

/**
 * Lets a few calls work at once, in order of arrival; otherwise each statement of a call would wait behind those of all
 * others for a connection. A call that works longer than `maxHeldMs`, for a provider or a lock, keeps nobody out. It is
 * refused if `longest` wait before it, or if it has waited for `maxWaitMs`.
 */
export function createPlaces({ atOnce, longest, maxHeldMs, maxWaitMs }: Places) {
  const queue: Waiting[] = []
  let taken = 0

  function free() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (performance.now() - next.since < maxWaitMs) return next.begin()
      next.refuse(overloaded())
    }
    taken--
  }

  function take(): Promise<void> | undefined {
    if (taken < atOnce) {
      taken++
      return
    }
    if (queue.length >= longest) throw overloaded()
    return new Promise((begin, refuse) => queue.push({ since: performance.now(), begin, refuse }))
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    await take()
    let isHeld = true
    const leave = () => {
      if (isHeld) free()
      isHeld = false
    }
    const timer = setTimeout(leave, maxHeldMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      leave()
    }
  }
}
