import type { ErrorCode } from '@kasama/contract/errors/errors'
import { AppError } from '#platform/http/errors'

type ConcurrencyLimits = { atOnce: number; longest: number; full: ErrorCode }

/**
 * Limits costly work: `atOnce` tasks run, `longest` wait in the queue, any further one is refused with the error
 * `full`.
 */
export function limitConcurrency({ atOnce, longest, full }: ConcurrencyLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longest) throw new AppError(full, {}, 5)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** The same limits for each key separately; work without a key is not limited. */
export function limitConcurrencyByKey(bounds: ConcurrencyLimits) {
  const byKey = new Map<number, { run: ReturnType<typeof limitConcurrency>; callers: number }>()

  return async function run<T>(key: number | undefined, work: () => Promise<T>): Promise<T> {
    if (key === undefined) return work()
    const keyLimit = byKey.get(key) ?? { run: limitConcurrency(bounds), callers: 0 }
    byKey.set(key, keyLimit)
    keyLimit.callers++
    try {
      return await keyLimit.run(work)
    } finally {
      keyLimit.callers--
      if (keyLimit.callers === 0) byKey.delete(key)
    }
  }
}
