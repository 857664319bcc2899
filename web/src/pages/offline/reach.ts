import { invalidatePraise } from '#shared/api/queries/praise.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isServerReached } from '#shared/navigation/reload.ts'

/** A line that is dead reports no error: after this the server counts as not reached. */
const patienceMs = 4000

/** Asks our own server: browsers report to be online behind a dead line. */
export function isServerNear(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false))
  return Promise.race([isServerReached(), late])
}

/** Requests what is on the screen again; praise that is shown stays. */
export function askAgain() {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'praise' })
  invalidatePraise(queryClient)
}
