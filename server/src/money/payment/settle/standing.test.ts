import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChargeFacts, InvoiceFacts, SubscriptionFacts } from '#platform/ports/payments/payments'
import { standingOf } from './standing'

const day = (text: string) => new Date(`${text}T04:00:00Z`)
const paid = { brand: 'visa', last4: '4242', refundedCents: 0, isRefunded: false, refunds: [], dispute: null }

const invoice = (from: string, to: string, charge: Partial<ChargeFacts> = {}): InvoiceFacts => ({
  id: `in_${from}`,
  paymentId: `pi_${from}`,
  number: null,
  state: 'paid',
  createdAt: day(from),
  paidAt: day(from),
  cents: 1990,
  discountCents: 0,
  creditCents: 0,
  plan: { id: 10, start: day(from), end: day(to) },
  intent: null,
  charge: { ...paid, ...charge },
})
const unpaid = (from: string, to: string): InvoiceFacts => ({
  ...invoice(from, to),
  state: 'open',
  paidAt: null,
  charge: null,
})
const free: InvoiceFacts = { ...invoice('2026-01-31', '2026-02-28'), cents: 0, discountCents: 1990, charge: null }
const facts = (changes: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  id: 'sub_1',
  customerId: 'cus_1',
  attemptKey: null,
  status: 'active',
  word: 'active',
  periodEnd: day('2026-02-28'),
  endedAt: null,
  planId: 10,
  pendingPlanId: null,
  cancelsAtPeriodEnd: false,
  card: null,
  invoices: [invoice('2026-01-31', '2026-02-28')],
  next: null,
  setUp: null,
  agreement: null,
  ...changes,
})

test.each<[string, Partial<SubscriptionFacts>, object | null]>([
  ['nothing was paid', { status: 'incomplete', invoices: [unpaid('2026-01-31', '2026-02-28')] }, null],
  [
    'a plan that runs',
    {},
    { status: 'active', end: day('2026-02-28'), accessEndsAt: day('2026-03-07'), problem: null },
  ],
  [
    'a renewal that failed',
    { status: 'past_due', invoices: [unpaid('2026-02-28', '2026-03-31'), invoice('2026-01-31', '2026-02-28')] },
    { status: 'active', end: day('2026-02-28'), accessEndsAt: day('2026-03-07'), problem: 'past_due' },
  ],
  ['canceled', { cancelsAtPeriodEnd: true }, { status: 'canceled', end: day('2026-02-28'), accessEndsAt: null }],
  ['ended at the provider', { status: 'ended' }, { status: 'canceled', accessEndsAt: null }],
  [
    'paid by a voucher, and ended with its period',
    { status: 'ended', endedAt: day('2026-02-28'), invoices: [free] },
    { status: 'canceled', end: day('2026-02-28'), accessEndsAt: null },
  ],
  [
    'paid by a voucher, and ended before',
    { status: 'ended', endedAt: day('2026-02-27'), invoices: [free] },
    { status: 'expired' },
  ],
  ['given back', { invoices: [invoice('2026-01-31', '2026-02-28', { isRefunded: true })] }, { status: 'expired' }],
  [
    'an earlier one was given back',
    {
      invoices: [
        invoice('2026-02-28', '2026-03-31'),
        invoice('2026-01-31', '2026-02-28', { isRefunded: true, refundedCents: 1990 }),
      ],
    },
    { status: 'active', end: day('2026-03-31') },
  ],
  [
    'given back in part',
    { invoices: [invoice('2026-01-31', '2026-02-28', { refundedCents: 500 })] },
    { status: 'active' },
  ],
  [
    'disputed',
    { invoices: [invoice('2026-01-31', '2026-02-28', { dispute: 'open' })] },
    { status: 'expired', problem: 'disputed', accessEndsAt: day('2026-03-07') },
  ],
  [
    'paid since a payment was disputed',
    { invoices: [invoice('2026-01-31', '2026-02-28', { dispute: 'open' }), invoice('2026-02-28', '2026-03-31')] },
    { status: 'active', problem: null },
  ],
  [
    'a dispute that was lost',
    { invoices: [invoice('2026-01-31', '2026-02-28', { dispute: 'lost' })] },
    { status: 'expired', problem: null },
  ],
])('%s', (_, changes, expected) => {
  const standing = standingOf(facts(changes))
  if (expected === null) expect(standing).toBeNull()
  else expect(standing).toMatchObject(expected)
})
test('a month that is paid after the switch to the year does not shorten the year', () => {
  const year = {
    ...invoice('2026-02-27', '2027-02-27'),
    plan: { id: 11, start: day('2026-02-27'), end: day('2027-02-27') },
  }
  const month = { ...invoice('2026-02-26', '2026-03-26'), paidAt: day('2026-02-28') }
  expect(standingOf(facts({ invoices: [month, year] }))).toMatchObject({ planId: 11, end: day('2027-02-27') })
})
test('the order in which the provider lists invoices does not matter', () => {
  const invoices = [
    invoice('2026-01-31', '2026-02-28'),
    invoice('2026-02-28', '2026-03-31'),
    unpaid('2026-03-31', '2026-04-30'),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(invoices, { minLength: 3 }), (shuffled) => {
      expect(standingOf(facts({ invoices: shuffled }))?.end).toEqual(day('2026-03-31'))
    }),
  )
})
