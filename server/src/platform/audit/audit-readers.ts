import { sql } from 'kysely'

/** Actions about money, which an organisation's admins don't see. */
const moneyActions = ['payment%', 'refund%', 'card%', 'plan%', 'access_decided', 'contact_changed']

/** The condition under which a row of `audit_log` is visible to an organisation; null is the provider, who sees all. */
export const isReadableBy = (orgId: number | null) =>
  orgId === null ? sql<boolean>`true` : sql<boolean>`not audit_log.action like any(${moneyActions})`
