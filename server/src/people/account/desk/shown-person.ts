import { plans } from '@kasama/contract/money/billing.rules'
import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import type { PersonRow } from './people.queries'

/** An account as a row of the desk's lists. */
export const toDeskPerson = (row: PersonRow): DeskPerson => ({
  id: row.id,
  role: row.role,
  name: row.fullname || row.login,
  login: row.login,
  img_url: row.img_url,
  language_code: row.language_code,
  org: row.org_id === null ? null : { id: row.org_id, name: row.org_name ?? '' },
  linked: row.linked_id === null ? null : { id: row.linked_id, name: row.linked_name ?? '' },
  plan: row.plan,
  plan_name: plans[row.subscription_plan_id ?? 0]?.name ?? '',
  seen_on: row.seen_on,
  blocked_at: row.blocked_at?.toISOString() ?? null,
  blocked_by_provider: row.blocked_at !== null && row.blocked_by_provider,
})
