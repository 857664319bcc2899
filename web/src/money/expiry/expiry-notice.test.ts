import { hourMs } from '@kasama/contract/durations.rules'
import { expect, test } from 'vitest'
import { expiryNotice } from './expiry-notice'

const now = new Date('2025-11-15T04:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString()
const plan = { subscription_plan_id: 10, status: 'active', mode: 0, current_period_end: after(24 * 6) }

test.each([
  ['six days before the end', plan, { kind: 'reminder', days: 6 }],
  ['on the seventh day, to the hour', { ...plan, current_period_end: after(168) }, { kind: 'reminder', days: 7 }],
  ['an hour earlier', { ...plan, current_period_end: after(169) }, null],
  ['in the last hour', { ...plan, current_period_end: after(1) }, { kind: 'reminder', days: 1 }],
  ['when it has ended', { ...plan, current_period_end: after(-1) }, null],
  ['a canceled plan', { ...plan, status: 'canceled' }, null],
  ['an expired plan', { ...plan, status: 'expired' }, null],
  ['no plan', { ...plan, status: 'none', current_period_end: null }, null],
  ['an agency before its end', { ...plan, mode: 1 }, null],
  ['an agency after its end', { ...plan, mode: 1, current_period_end: after(-1) }, { kind: 'agency' }],
  ['an expired agency', { ...plan, mode: 1, status: 'expired', current_period_end: after(-1) }, { kind: 'agency' }],
])('%s', (_, subscription, notice) => {
  expect(expiryNotice(subscription, now)).toEqual(notice)
})
