import type { Language } from '@kasama/contract/language'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { PlanState } from '@kasama/contract/people/desk/accounts.api'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/db'
import { phrasePattern } from '#platform/search/search-terms'
import { accountWords, containsTerm } from '#platform/search/word-search'
import { personName } from '#platform/sql/person-name'

type Sql = RawBuilder<unknown>

/** Limits accounts to the caller's scope: an organisation's admin sees only those of the organisation. */
export const inScope = (orgId: number | null, org = 'u.org_id'): Sql =>
  orgId === null ? sql`true` : sql`${sql.ref(org)} = ${orgId}`

const maxTerms = 6
export const termsOf = (q: string) =>
  [...new Set(q.toLowerCase().trim().split(/\s+/).filter(Boolean))].slice(0, maxTerms)

/** Lengths of terms that are compared with a typing mistake: shorter ones match too much, longer ones cost too much. */
const [leastMistyped, maxTypoCandidates, shortest] = [4, 24, 5]
const isPlain = (term: string) => /^[\p{L}\p{M}\p{N}@._-]+$/u.test(term)
export const mayBeMistyped = (terms: string[]) =>
  terms.some((term) => isPlain(term) && term.length >= leastMistyped && term.length <= maxTypoCandidates)

/**
 * Matches a term with one typing mistake. A short term must be a whole word: inside words it would match nearly
 * everything, and no index could help.
 */
function mistyped(words: Sql, term: string): Sql {
  if (!mayBeMistyped([term])) return containsTerm(words, term)
  const pattern = phrasePattern(term)
  return sql`${words} ~ ${term.length > shortest ? pattern : ` (?:${pattern}) `}`
}

/** Matches accounts, or other rows with a column of words, that contain every term exactly or with a mistake. */
export function nameMatches(terms: string[], isClose: boolean, words = accountWords): Sql {
  const each = terms.map((term) => (isClose ? mistyped(words, term) : containsTerm(words, term)))
  return each.length > 0 ? sql`(${sql.join(each, sql` and `)})` : sql`true`
}

/** The time until which a subscription `s` gives access. */
export const accessEnd = sql`coalesce(s.access_ends_at, s.current_period_end)`

/** The plan state of a household, where its subscription is joined as `s`. */
export const planState = (at: Date): Sql => sql`case
  when s.user_id is null or s.subscription_plan_id = 0 then 'free'
  when s.status not in ('active', 'canceled') or ${accessEnd} <= ${at}::timestamptz then 'ended'
  when s.mode = 1 then 'agency' else s.status end`

export const withPlan = sql`
  left join worker_links boss on boss.worker_id = u.id and boss.ended_at is null
  left join subscriptions s on s.user_id = coalesce(boss.employer_id, u.id)`

export type PersonRow = {
  id: number
  role: 'E' | 'W'
  fullname: string
  login: string
  img_url: string | null
  language_code: Language
  org_id: number | null
  org_name: string | null
  linked_id: number | null
  linked_name: string | null
  plan: PlanState
  subscription_plan_id: number | null
  seen_on: string | null
  blocked_at: Date | null
  blocked_by_provider: boolean
}

/**
 * The columns of a row for an account `users u`; the other member of the household only if the caller may see that
 * account.
 */
export const person = (at: Date): Sql => sql`u.id, u.role, u.fullname,
  coalesce(case when u.role = 'W' then u.username else u.email end, '') as login, u.img_url, u.language_code, u.org_id,
  orgs.name as org_name, other.id as linked_id, ${personName('other')} as linked_name,
  ${planState(at)} as plan, s.subscription_plan_id, u.seen_on::text as seen_on, u.blocked_at,
  u.blocked_by_provider`

export const personJoins = (orgId: number | null): Sql => sql`${withPlan}
  left join worker_links own on own.employer_id = u.id and own.ended_at is null
  left join users other on other.id = coalesce(boss.employer_id, own.worker_id) and ${inScope(orgId, 'other.org_id')}
  left join orgs on orgs.id = u.org_id`

/**
 * Counts up to the lists' maximum. The limit is a literal: for a parameter the planner does not know how few rows it
 * needs.
 */
export const counted = (from: Sql): Sql =>
  sql`(select count(*)::int from (select 1 ${from} limit ${sql.lit(maxExactCount + 1)}) listed)`

/** Returns accounts in the order of `ids`. */
export async function findPeople(db: Db, { ids, at, orgId }: { ids: number[]; at: Date; orgId: number | null }) {
  const { rows } = await sql<PersonRow>`
    select ${person(at)} from unnest(${ids}::int[]) with ordinality wanted(id, place)
    join users u on u.id = wanted.id ${personJoins(orgId)}
    where u.role <> 'A' and ${inScope(orgId)} order by wanted.place`.execute(db)
  return rows
}
