import { reconcile } from '#money/upkeep/reconcile'
import type { TestApp } from '../app/test-app'
import { type Person, payingEmployer } from '../people/people'

/** Calls of employers who pay, in the app that `stage` returns once it has started. */
export const planCalls = (stage: () => TestApp) => ({
  payer: (plan: 10 | 11 = 10, source?: string) => payingEmployer(stage(), plan, source),
  switchTo: (boss: Person, new_plan_id: number | string, amount?: number) =>
    stage().call(
      'POST /payment/switch_plan',
      { body: { new_plan_id, ...(amount === undefined ? {} : { amount }) } },
      boss.token,
    ),
  changeCard: (boss: Person, source_id: string) =>
    stage().call('POST /payment/change_source', { body: { source_id } }, boss.token),
  /** Reads every plan at the provider, and repairs what differs. */
  repair: () => reconcile(stage().deps, () => {}),
})
