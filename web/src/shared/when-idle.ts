const latestMs = 1000

/** Runs `then` when the browser is idle, so that measuring forces no layout of a half-rendered page. */
export function whenIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: latestMs })
  else setTimeout(then)
}
