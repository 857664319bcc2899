import type { Profile } from '@kasama/contract/account.api'
import { confirmMinutes } from '@kasama/contract/auth.rules'
import type { Access } from '@kasama/contract/call'
import type { Language } from '@kasama/contract/language'
import { AppError } from './errors'

/** Who makes a call, as the token says. */
export type User = {
  id: number
  role: 'E' | 'W' | 'A'
  language: Language
  orgId: number | null
  /** The registered session; null while the token is pending. */
  sessionId: number | null
  /** When this session last said who she is; null where it did not. */
  confirmedAt: Date | null
  /** The agency's contract of this account has ended. */
  expired: boolean
  /** The employer and worker of a linked pair, seen from either of them; an employer alone has her own side. */
  pair: { employerId: number | null; workerId: number | null }
  /** The employer's subscription, seen from either of a pair. */
  subscription: { status: string; current_period_end: Date | null; access_ends_at: Date | null }
  /** What she sees of her account herself, where the call answers nothing else. */
  profile: Profile | null
}

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
    /** A token was sent that is not, or no longer, good. */
    tokenRefused: boolean
  }
}

/** The provider's staff, who see every organisation. */
export const isProvider = ({ role, orgId }: User) => role === 'A' && orgId === null

/** Whom an access admits among those who are signed in. */
const admits: Partial<Record<Access, (user: User) => boolean>> = {
  user: () => true,
  employer: ({ role }) => role === 'E',
  worker: ({ role }) => role === 'W',
  // Whose data an organisation's admin may touch is decided where it is read: her orgId says which.
  organisation: ({ role }) => role === 'A',
  provider: isProvider,
}

/** Who a call is answered for: what is open to guests shows an account only once its session is registered. */
export const viewed = (access: Access, user: User | null): User | null =>
  access === 'guest' && user?.sessionId === null ? null : user

/** Why a visitor may not make a call; null where she may. Everything that is not allowed here is denied. */
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

/** The session was confirmed within the last minutes: a call that asks for a fresh check is open to it. */
export const isFresh = ({ confirmedAt }: User, at: Date): boolean =>
  confirmedAt !== null && at.getTime() - confirmedAt.getTime() <= confirmMinutes * 60_000
