const latestMs = 1000

/** Runs `then` when the browser has nothing more urgent to do, so that asking for sizes makes it lay out nothing halfway. */
export function whenIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: latestMs })
  else setTimeout(then)
}
