import { setTimeout as wait } from 'node:timers/promises'

/** What came of the calls of one kind. */
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
    /** Begins work so often a second, whether or not the former has ended; `most` at once. */
    async keepPace(kind: string, perSecond: number, most: number, work: (n: number) => Promise<void>) {
      const startedAt = performance.now()
      for (let n = 0; !isOver; await wait(5)) {
        const due = ((performance.now() - startedAt) * perSecond) / 1000
        for (; n < due && running.size < most; n++) void run(kind, () => work(n))
      }
    },
    async end() {
      isOver = true
      await Promise.all(running)
    },
    counts: () => [...counts],
  }
}
