import { queryClient } from '../api/query-client'
import { request } from '../api/request'
import { session } from './session'

const patienceMs = 3000
const lastWork = new Set<() => Promise<unknown>>()

/** Work that must be done while its account is signed in; returns a function that ends this. */
export function beforeLogOut(work: () => Promise<unknown>): () => void {
  lastWork.add(work)
  return () => {
    lastWork.delete(work)
  }
}

/**
 * Clears this device, then tells the server, with the former token; throws where that call fails. What was watched is
 * sent before; where that takes too long, it waits for her next login.
 */
export async function logOut() {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled([...lastWork].map((work) => work())), late])
  const token = session.token()
  session.clear()
  queryClient.clear()
  await request('POST /auth/logout', {}, { token })
}
