import { AppError } from '../errors'

export type Allowance = { points: number; seconds: number }

/** Counts in this process's memory; all counts are reset every `seconds`. */
export function createCounter({ points, seconds }: Allowance, factor: number) {
  const max = Math.ceil(points * factor)
  const countByKey = new Map<string | number, number>()
  let endsAt = 0
  /** A key's count since the last reset. */
  function counted(key: string | number): number {
    if (Date.now() >= endsAt) {
      countByKey.clear()
      endsAt = Date.now() + seconds * 1000
    }
    return countByKey.get(key) ?? 0
  }
  const tooMany = () => new AppError('too_many_requests', {}, Math.ceil((endsAt - Date.now()) / 1000))
  return {
    /** Counts a key, or throws too_many_requests; `multiplier` multiplies the limit. */
    count(key: string | number, multiplier = 1) {
      const newCount = counted(key) + 1
      countByKey.set(key, newCount)
      if (newCount > max * multiplier) throw tooMany()
    },
    /** Throws too_many_requests if a key has reached its limit, and counts nothing. */
    refuseFull(key: string | number, multiplier = 1) {
      if (counted(key) >= max * multiplier) throw tooMany()
    },
    /** Counts a key and refuses nothing. */
    record(key: string | number) {
      countByKey.set(key, counted(key) + 1)
    },
  }
}
