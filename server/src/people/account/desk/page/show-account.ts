import { mondayOf, singaporeDay } from '@kasama/contract/calendar.rules'
import { percentOf } from '@kasama/contract/learning/progress/progress.rules'
import { isManagedByAgency, plans, statusAt } from '@kasama/contract/money/billing.rules'
import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { toDeskPerson } from '../shown-person'
import { type AccountRow, findHistory, findHousehold, findProgress, type ProgressRow } from './page.queries'

const iso = (at: Date | string) => new Date(at).toISOString()
const isoOrNull = (at: Date | string | null) => (at === null ? null : iso(at))

/**
 * Returns everything the desk shows about an account; not_found both if it is missing and if it is another
 * organisation's.
 */
export async function showAccount({ db, now }: Deps, orgId: number | null, id: number): Promise<DeskAccount> {
  const at = now()
  const rows = await findHousehold(db, { id, orgId, at })
  const account = rows.find(({ is_requested }) => is_requested) ?? fail('not_found')
  const linked = rows.find(({ is_requested }) => !is_requested) ?? null
  const worker = [account, linked].find((row) => row?.role === 'W')
  const progress = worker ? await findProgress(db, worker.id, mondayOf(singaporeDay(at))) : null
  const { mails, audit } = await findHistory(db, { id, orgId, at })
  return {
    person: toDeskPerson(account),
    created_at: iso(account.created_at),
    login_by: { password: account.has_password, google: account.has_google, facebook: account.has_facebook },
    email_verified: account.email_verified,
    period: periodOf(account, at),
    linked: linked && toDeskPerson(linked),
    session: sessionOf(account),
    progress: progress && toProgress(progress),
    orders: account.role === 'W' ? (progress?.orders ?? []).map(toOrder) : [],
    mails: mails.map((mail) => ({ ...mail, at: iso(mail.at) })),
    audit: audit.map((line) => ({ ...line, at: iso(line.at) })),
    reset_to: resetAddress(account, linked),
  }
}

function periodOf(row: AccountRow, at: Date): DeskAccount['period'] {
  const { status, current_period_start, current_period_end, access_ends_at, extended_until } = row
  if (status === null || !current_period_start || !current_period_end) return null
  const planId = row.subscription_plan_id ?? 0
  return {
    plan_id: planId,
    plan_name: plans[planId]?.name ?? '',
    status: statusAt({ status, current_period_end, access_ends_at }, at),
    is_agency: isManagedByAgency(row),
    from: iso(current_period_start),
    to: iso(current_period_end),
    access_until: iso(access_ends_at ?? current_period_end),
    extended_until: isoOrNull(extended_until),
    ended_before: isoOrNull(row.ended_before),
  }
}

const sessionOf = ({ session_since: since, session_seen: seenAt }: AccountRow) =>
  since && seenAt ? { since: iso(since), seen_at: iso(seenAt) } : null

const toProgress = (row: ProgressRow): NonNullable<DeskAccount['progress']> => ({
  lessons: row.lessons,
  correct_percent: percentOf(row.right, row.answers),
  credits: row.credits,
  minutes_this_week: Math.round(row.seconds / 60),
  must_watch: row.must_watch,
  must_watch_done: row.must_watch_done,
  hard: row.hard,
})

const toOrder = ({ id, state, ordered_at, posted_at }: ProgressRow['orders'][number]) => ({
  id,
  state,
  ordered_at: iso(ordered_at),
  posted_at: isoOrNull(posted_at),
})

/** A worker's reset mail goes to her User ID where that is an email address, otherwise to her employer. */
export function resetAddress(
  account: Pick<AccountRow, 'role' | 'login' | 'email'>,
  linked: { email: string | null } | null,
) {
  if (account.role === 'E') return account.email
  return account.login.includes('@') ? account.login : (linked?.email ?? null)
}
