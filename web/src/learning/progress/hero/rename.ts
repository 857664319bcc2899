import type { QueryClient } from '@tanstack/react-query'
import { profileQuery } from '#shared/api/queries/profile.queries.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { addWaiting } from '#shared/watching/send-waiting.ts'
import { changeWaiting } from '#shared/watching/waiting-store.ts'

/** Changes a name. A worker's own waits on the phone if there is no internet; of several the last one wins. */
export async function rename(queries: QueryClient, userId: number, fullname: string): Promise<void> {
  const profile = queries.getQueryData(profileQuery.queryKey)
  const isOwn = profile?.role === 'W' && profile.id === userId
  // A former name that waits would be sent after this one.
  if (isOwn) await changeWaiting(userId, (list) => list.filter(({ kind }) => kind !== 'name'))
  try {
    await request('POST /users/fullname', { body: { user_id: userId, fullname } })
  } catch (error) {
    if (!isOwn || !(error instanceof RequestError) || error.code !== 'network') throw error
    await addWaiting(userId, { kind: 'name', id: crypto.randomUUID(), user_id: userId, fullname })
  }
}
