import { setTimeout as wait } from 'node:timers/promises'

const [firstDelayMs, mostDelayMs] = [250, 5000]

/** Tries until it succeeds: ever more slowly, for at most `forMs`, or until the signal says so. Throws the last error then. */
export async function persist(attempt: () => Promise<unknown>, forMs: number, signal: AbortSignal): Promise<void> {
  const until = Date.now() + forMs
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, mostDelayMs)) {
    try {
      await attempt()
      return
    } catch (error) {
      if (signal.aborted || Date.now() > until) throw error
    }
    await wait(delayMs, undefined, { signal }).catch(() => {})
  }
}
