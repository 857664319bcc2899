import { queryOptions } from '@tanstack/react-query'
import { request } from '#shared/api/request.ts'
import type { LoginRole } from '../log-in'

// The reader of a link may be logged in as another user: only the link counts.
const guest = { token: '' }

/** Whether the link is still valid; requested once, before anything is typed. */
export const resetLinkQuery = (role: LoginRole, token: string) =>
  queryOptions({
    queryKey: ['reset-link', role, token],
    queryFn: () => request('POST /auth/reset_link', { body: { token, role } }, guest),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type NewPassword = { role: LoginRole; token: string; password: string; endsWorkerLogin: boolean }

export function setNewPassword({ role, token, password, endsWorkerLogin }: NewPassword) {
  const body = { token, new_password: password }
  if (role === 'W') return request('POST /auth/worker_reset_password', { body }, guest)
  return request('POST /auth/employer_reset_password', { body: { ...body, end_worker_login: endsWorkerLogin } }, guest)
}
