const prefix = 'watch_positions_'

/** Under which name an account's positions wait in this browser. */
export const queueKey = (userId: number) => `${prefix}${userId}`

/** Whether a position of anybody waits in this browser; asked before the first paint, so it stands by itself. */
export function hasWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    return false
  }
}
