import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 600_000

/** Retries until it succeeds, as a browser does while the server is away. */
export async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
      await wait(50)
    }
  }
}
