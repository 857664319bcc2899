import { setTimeout as wait } from 'node:timers/promises'

const [firstDelayMs, maxDelayMs] = [250, 5000]

/**
 * Retries with growing pauses until it succeeds, for at most `forMs` or until the signal aborts; then throws the last
 * error.
 */
export async function retry(attempt: () => Promise<unknown>, forMs: number, signal: AbortSignal): Promise<void> {
  const until = Date.now() + forMs
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    try {
      await attempt()
      return
    } catch (error) {
      if (signal.aborted || Date.now() > until) throw error
    }
    await wait(delayMs, undefined, { signal }).catch(() => {})
  }
}
