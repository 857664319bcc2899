import { expect, type Page } from '@playwright/test'
import { dayMs } from '../../../contract/src/durations.rules'
import { changeFacts, refuseWith, respond, seesAlert, seesHeading } from '../../stage/states/state'
import type { State } from '../screen'

const plan = '**/api/users/subscription'
const days = (count: number) => new Date(Date.now() + count * dayMs).toISOString()
const free = { subscription_plan_id: 0, status: 'free', current_period_end: null, access_ends_at: null, card: null }
const pastDue = { problem: 'past_due', current_period_end: days(-2), access_ends_at: days(5), next_charge: null }
const disputed = { problem: 'disputed', status: 'expired' }
const old = { subscription_plan_id: 3 }
const waiting = { attempt: { kind: 'switch', state: 'needs_buyer' } }

const subscription = async (page: Page) => {
  await seesHeading(page)
  await expect(page.getByRole('heading', { name: / plan$/ }).first()).toBeVisible()
}
const on = (path: string, facts: object): State => ({
  path,
  answers: { [plan]: changeFacts({ ...facts }) },
  sees: subscription,
})

/** States of an employer's plan that no journey reaches. */
export const employersPlan: Record<string, State> = {
  'plan-free': on('/e-settings-plan', free),
  'plan-past-due': on('/e-settings-plan', pastDue),
  'plan-disputed': on('/e-settings-plan', disputed),
  'plan-disputed-canceled': on('/e-settings-plan', { ...disputed, renews: false, next_charge: null }),
  'plan-agency': on('/e-settings-plan', { mode: 1 }),
  'plan-old': on('/e-settings-plan', old),
  'plan-under-way': on('/e-settings-plan', waiting),
  'plan-unread': { path: '/e-settings-plan', answers: { [plan]: refuseWith(500, 'server_error') }, sees: seesAlert },
  'plans-v2': { path: '/subscribe?plans=v2', answers: { [plan]: changeFacts(old) } },
  'plans-v3': { path: '/subscribe?plans=v3' },
  'card-past-due': { path: '/e-settings-card', answers: { [plan]: changeFacts(pastDue) } },
  'card-none': { path: '/e-settings-card', answers: { [plan]: changeFacts(free) }, sees: seesAlert },
  'switch-refused': { path: '/payment?plan_id=10&mode=switch', sees: seesAlert },
  'payments-none': {
    path: '/payments',
    answers: {
      '**/api/payments?*': respond({ items: [], next_cursor: null }),
      '**/api/payments': respond({ items: [], next_cursor: null }),
    },
    sees: seesHeading,
  },
  'settings-past-due': { path: '/e-settings', answers: { [plan]: changeFacts(pastDue) } },
  'receipt-unknown': { path: '/payments/999999', sees: seesAlert },
}
