import type { Access } from '@kasama/contract/call'
import { minuteMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import type { Profile } from '@kasama/contract/people/account.api'
import { confirmMinutes } from '@kasama/contract/people/auth/auth.rules'
import { AppError } from './errors'

/** The authenticated caller. */
export type User = {
  id: number
  role: 'E' | 'W' | 'A'
  language: Language
  orgId: number | null
  /** The registered session; null while the token is pending. */
  sessionId: number | null
  /** Time of this session's last password or factor check; null if there was none. */
  confirmedAt: Date | null
  /** The agency's contract of this account has ended. */
  expired: boolean
  /**
   * The employer and worker of a linked pair, seen from either of them; an employer without a worker has only her own
   * id.
   */
  pair: { employerId: number | null; workerId: number | null }
  /** The employer's subscription, seen from either of a pair. */
  subscription: { status: string; current_period_end: Date | null; access_ends_at: Date | null }
  /** The caller's profile, if the request returns it; otherwise null. */
  profile: Profile | null
}

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    /** A token was sent that is invalid or has expired. */
    tokenRefused: boolean
  }
}

/** The provider's staff, who see every organisation. */
export const isProvider = ({ role, orgId }: User) => role === 'A' && orgId === null

/** The logged-in callers that an access level admits. */
const admits: Partial<Record<Access, (user: User) => boolean>> = {
  user: () => true,
  employer: ({ role }) => role === 'E',
  worker: ({ role }) => role === 'W',
  // Queries restrict an organisation's admin to that organisation, by `orgId`.
  organisation: ({ role }) => role === 'A',
  provider: isProvider,
}

/**
 * The account for which a request is answered: requests that are open to guests ignore an account whose session is not
 * registered.
 */
export const viewed = (access: Access, user: User | null): User | null =>
  access === 'guest' && user?.sessionId === null ? null : user

/**
 * Returns the error for a visitor without the access; null if access is allowed. Anything not allowed here is denied.
 */
export function accessProblem(access: Access, user: User | null, tokenRefused = false): AppError | null {
  if (access === 'guest') return null
  if (access === 'signed_out') return user ? new AppError('not_allowed') : null
  if (!user) return new AppError(tokenRefused ? 'session_ended' : 'not_signed_in')
  if (access === 'pending') return null
  if (access === 'coming_in') return user.role === 'A' ? null : new AppError('not_allowed')
  if (user.sessionId === null) return new AppError('session_not_registered')
  if (access === 'account') return null
  if (user.expired) return new AppError('agency_expired')
  return admits[access]?.(user) ? null : new AppError('not_allowed')
}

/** Whether the session was confirmed within the last minutes, as calls with `fresh` require. */
export const isFresh = ({ confirmedAt }: User, at: Date): boolean =>
  confirmedAt !== null && at.getTime() - confirmedAt.getTime() <= confirmMinutes * minuteMs
