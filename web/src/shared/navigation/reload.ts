const key = 'reloaded_at'
const retryMs = 2000
const pauseMs = 60_000

/** When this tab reloaded by itself; now, where that can't be stored: then it must not do so again and again. */
function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    return Date.now()
  }
}

/** How many ms are left until the page may reload by itself again: once a minute. */
export const untilNextReload = () => Math.max(0, lastReload() + pauseMs - Date.now())

export function reload() {
  try {
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage `lastReload` holds the next one back.
  }
  location.reload()
}

const askServer = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' })

/** Whether the server answers at all. */
export const isServerReached = (): Promise<boolean> =>
  askServer().then(
    () => true,
    () => false,
  )

/**
 * Reloads once the server answers, unless `gone` was aborted before. A phone reports to be online before its connection
 * works: reloading too early would end at the browser's error page.
 */
export function reloadOnceReached(gone?: AbortSignal) {
  if (gone?.aborted) return
  askServer().then(
    () => gone?.aborted || reload(),
    () => setTimeout(reloadOnceReached, retryMs, gone),
  )
}
