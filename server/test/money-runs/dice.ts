export type Dice = ReturnType<typeof diceOf>

/** Random numbers that repeat for the same seed (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    /** True in `chance` of a hundred cases. */
    percent: (chance: number) => next() * 100 < chance,
    oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  }
}
