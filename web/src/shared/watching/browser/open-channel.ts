/** A channel to the other pages and the service worker; none where the browser denies it, as with blocked site data. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
