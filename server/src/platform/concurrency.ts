import type { ErrorCode } from '@kasama/contract/errors'
import { AppError } from './http/errors'

type Limit = { atOnce: number; waiting: number; full: ErrorCode }

/** Limits the concurrency of costly work: so many run at once, so many wait, and one more is refused with `full`. */
export function limitConcurrency({ atOnce, waiting, full }: Limit) {
  const queue: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError(full, {}, 5)
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
