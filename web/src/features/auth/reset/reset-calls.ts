import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../shared/api/request'
import type { LoginRole } from '../sign-in'

// Whoever opens a link may be signed in as somebody else: the link alone counts.
const guest = { token: '' }

/** Is the link still good? Asked once, before anything is typed. */
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
