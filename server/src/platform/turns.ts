import type { ErrorCode } from '@kasama/contract/errors'
import { AppError } from './http/errors'

type Queue = { atOnce: number; longest: number; full: ErrorCode }

/** Bounds costly work: so many run at a time, so many wait, and whoever comes then is told to come again. */
export function createTurns({ atOnce, longest, full }: Queue) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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
