import { AppError } from '../errors'

export type Allowance = { points: number; seconds: number }

/** Counts in this process's memory; all counts are reset every `seconds`. */
export function createCounter({ points, seconds }: Allowance, factor: number) {
  const most = Math.ceil(points * factor)
  const counts = new Map<string | number, number>()
  let endsAt = 0
  /** A key's count since the last reset. */
  function counted(key: string | number): number {
    if (Date.now() >= endsAt) {
      counts.clear()
      endsAt = Date.now() + seconds * 1000
    }
    return counts.get(key) ?? 0
  }
  const tooMany = () => new AppError('too_many_requests', {}, Math.ceil((endsAt - Date.now()) / 1000))
  return {
    /** Counts a key, or throws too_many_requests; `room` multiplies the limit. */
    count(key: string | number, room = 1) {
      const made = counted(key) + 1
      counts.set(key, made)
      if (made > most * room) throw tooMany()
    },
    /** Throws too_many_requests if a key has reached its limit, and counts nothing. */
    refuseFull(key: string | number, room = 1) {
      if (counted(key) >= most * room) throw tooMany()
    },
    /** Counts a key and refuses nothing. */
    note(key: string | number) {
      counts.set(key, counted(key) + 1)
    },
  }
}
