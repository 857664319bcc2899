const latestMs = 1000

/** Runs `then` when the browser is idle, so that measuring forces no layout of a half-rendered page. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work)
}
