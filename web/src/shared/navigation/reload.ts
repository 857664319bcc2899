const key = 'reloaded_at'
const retryMs = 2000
const pauseMs = 60_000

/**
 * The time when this tab last reloaded by itself; the present if that can't be stored: otherwise it could reload
 * endlessly.
 */
function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    return Date.now()
  }
}

/** Milliseconds until the page may reload by itself again: once a minute. */
export const untilNextReload = () => Math.max(0, lastReload() + pauseMs - Date.now())

export function reload() {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage `lastReload` prevents the next one.
  }
  location.reload()
}

const askServer = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' })

/** Whether the server responds at all. */
export const isServerReached = (): Promise<boolean> =>
  askServer().then(
    () => true,
    () => false,
  )

/**
 * Reloads once the server responds, unless `signal` was aborted before. A phone reports to be online before its
 * connection works: reloading too early would end at the browser's error page.
 */
export function reloadOnceReached(signal?: AbortSignal) {
  if (signal?.aborted) return
  askServer().then(
    () => signal?.aborted || reload(),
    () => setTimeout(reloadOnceReached, retryMs, signal),
  )
}
