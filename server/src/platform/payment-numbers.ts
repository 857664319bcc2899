import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a text may be a number: a receipt's has digits; an id of the card provider may have none, but has its kind
 * before an underscore.
 */
export const isNumber = (q: string): boolean => /[\d_]/.test(q) && !q.includes('@')

const equals = (column: string, q: string) => sql`lower(${sql.ref(column)}) = ${q.trim().toLowerCase()}`

/** Payments by a number in any case: of a receipt, an invoice, a payment or a refund. */
export const paymentsByNumber = (
  q: string,
): RawBuilder<unknown> => sql`select p.id from payments p where ${equals('p.number', q)}
  union select p.id from payments p where ${equals('p.provider_invoice', q)}
  union select p.id from payments p where ${equals('p.provider_payment', q)}
  union select r.payment_id from refunds r where ${equals('r.provider_refund', q)}`

/** Accounts by a number: of a customer, or of a present or former subscription. */
export const accountsByNumber = (q: string): RawBuilder<unknown> => sql`
  select c.user_id from billing_customers c where ${equals('c.customer_id', q)}
  union select s.user_id from subscriptions s where ${equals('s.provider_subscription', q)}
  union select p.user_id from payments p where ${equals('p.provider_subscription', q)}`
