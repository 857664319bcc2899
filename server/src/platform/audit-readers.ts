import { sql } from 'kysely'

/** What is paid, given back and ordered at the desk is none of an organisation's. */
const ofMoney = ['payment%', 'refund%', 'card%', 'plan%', 'access_decided', 'contact_changed']

/** Whether a line of `audit_log` may be read for an organisation; null is the provider, who reads all. */
export const isReadableBy = (orgId: number | null) =>
  orgId === null ? sql<boolean>`true` : sql<boolean>`not audit_log.action like any(${ofMoney})`
