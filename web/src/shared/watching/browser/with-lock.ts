/**
 * Runs `work` alone among pages and the service worker; `isAlone` is false if `ifAvailable` finds another at work. Old
 * browsers have no locks, and those with blocked site data deny them: there it runs all the same.
 */
export async function withLock<R>(
  name: string,
  options: LockOptions,
  work: (isAlone: boolean) => Promise<R>,
): Promise<R> {
  let hasBegun = false
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true
      return work(lock !== null)
    })
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error
    return work(true)
  }
}
