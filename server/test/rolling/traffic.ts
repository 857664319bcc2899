import { setTimeout as wait } from 'node:timers/promises'

/** Results of the calls of one kind. */
type Count = { done: number; goneOn: number; failures: string[] }

export type Traffic = ReturnType<typeof createTraffic>

/** Counts of calls by their kind; `isOver` ends every loop of calls. */
export function createTraffic() {
  const counts = new Map<string, Count>()
  const running = new Set<Promise<void>>()
  let isOver = false
  const countOf = (kind: string) => {
    const count = counts.get(kind) ?? { done: 0, goneOn: 0, failures: [] }
    counts.set(kind, count)
    return count
  }

  /** Does one piece of work, which throws where a person would have seen a failure. */
  async function run(kind: string, work: () => Promise<void>) {
    const count = countOf(kind)
    const one = work().then(
      () => void count.done++,
      (error) => void count.failures.push(`${kind}: ${(error as Error).message} ${(error as Error).cause ?? ''}`),
    )
    running.add(one)
    await one
    running.delete(one)
  }

  return {
    /** Notes that work went on at another server. */
    goneOn: (kind: string) => void countOf(kind).goneOn++,
    /** Repeats work, one after the other. */
    async repeat(kind: string, pauseMs: number, work: () => Promise<void>) {
      for (; !isOver; await wait(pauseMs)) await run(kind, work)
    },
    /**
     * Begins work so often a second; at most `most` at once, so that a machine that is too slow for the pace does less, in
     * place of what an overload refuses.
     */
    async keepPace(kind: string, perSecond: number, most: number, work: (n: number) => Promise<void>) {
      let current = 0
      let lookedAt = performance.now()
      let due = 0
      for (let n = 0; !isOver; await wait(2)) {
        const now = performance.now()
        due = Math.min(due + ((now - lookedAt) * perSecond) / 1000, perSecond)
        lookedAt = now
        for (; due >= 1 && current < most; due--) {
          current++
          const piece = n++
          void run(kind, () => work(piece)).then(() => current--)
        }
      }
    },
    async end() {
      isOver = true
      await Promise.all(running)
    },
    counts: () => [...counts],
  }
}
