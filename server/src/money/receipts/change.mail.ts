import { dayInWords, lastDayBefore } from '@kasama/contract/calendar.rules'
import { plans } from '@kasama/contract/money/billing.rules'
import type { Db } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { type Confirmation, confirmByMail } from '#platform/mails/confirmation.job'
import { findEmail } from '../plan/plan.queries'
import { dollars, longDate, moneyMailReason, singaporeLongDate } from './money-words'

type Plan = { subscription_plan_id: number; current_period_end: Date }
type CanceledPlan = Plan & { at: Date; isOver: boolean; problem: string | null }
type Words = Pick<Confirmation, 'kind' | 'title' | 'paragraphs' | 'button'>

const nameOf = ({ subscription_plan_id: id }: Plan) => `${plans[id]?.name ?? ''} plan`
const toPlan = { label: 'See your plan', path: '/e-settings-plan' }

/** `isOver`: no paid time was left. */
export function canceledMail(plan: CanceledPlan): Words {
  const end = longDate(plan.current_period_end)
  const until =
    plan.problem === 'disputed'
      ? `The lessons stay locked until the bank has decided about the disputed payment. If it stands, you and your helper have access until ${end}.`
      : `You and your helper keep access until ${end}.`
  return {
    kind: 'plan_canceled',
    title: 'Your plan is canceled',
    paragraphs: [
      'Hello,',
      plan.isOver
        ? `You canceled your ${nameOf(plan)} on ${singaporeLongDate(plan.at)}. It ended at once, since its renewal was not paid.`
        : `You canceled your ${nameOf(plan)} on ${singaporeLongDate(plan.at)}. ${until}`,
      'Nothing more is charged.',
      plan.isOver
        ? 'Her list and her progress are kept. Subscribe again any time, and she goes on where she stopped.'
        : 'You need a break, or changed your mind? Press “Keep my plan” until that day. Afterwards you may subscribe again any time: her list and her progress are kept.',
    ],
    button: toPlan,
  }
}

type ResumedPlan = Plan & { at: Date; provider_subscription: string | null; next_amount: number | null }

/** `next_amount` includes vouchers; it is null if the provider has not reported it. */
export function resumedMail(plan: ResumedPlan): Words {
  const end = longDate(plan.current_period_end)
  const price = plan.next_amount === null ? '' : ` for ${dollars(plan.next_amount)}`
  return {
    kind: 'plan_resumed',
    title: 'Your plan goes on',
    paragraphs: [
      'Hello,',
      `You took the cancellation of your ${nameOf(plan)} back on ${singaporeLongDate(plan.at)}. Nothing was charged.`,
      plan.provider_subscription === null
        ? `You and your helper keep access until ${end}.`
        : `It renews on ${end}${price}, and goes on until you cancel. To cancel, open Your settings, Plan.`,
    ],
    button: toPlan,
  }
}

export function cardChangedMail(card: { last4: string | null; at: Date }): Words {
  return {
    kind: 'card_changed',
    title: 'Your card was changed',
    paragraphs: [
      'Hello,',
      `Since ${singaporeLongDate(card.at)} your plan is paid with ${card.last4 ? `the card ending in ${card.last4}` : 'another card'}.`,
      'You did not do this? Change your password, and write to us.',
    ],
    button: { label: 'See your payments', path: '/payments' },
  }
}

/** `isAgency`: an agency pays. */
export function endedMail(plan: Plan & { isAgency: boolean }): Words {
  // An agency's contract lasts to the end of a day in Singapore.
  const { current_period_end: ends } = plan
  const end = plan.isAgency ? dayInWords(lastDayBefore(ends)) : longDate(ends)
  const kept = 'Her list and her progress are kept.'
  return {
    kind: 'plan_ended',
    title: plan.isAgency ? 'Your access has ended' : 'Your plan has ended',
    paragraphs: [
      'Hello,',
      plan.isAgency
        ? `Your account has expired: its last day was ${end}. Your helper’s access ended with it. Please contact your agency admin.`
        : `Your ${nameOf(plan)} ended on ${end}. The lessons are locked for you and your helper, but for the free ones.`,
      plan.isAgency ? kept : `Nothing more is charged. ${kept} Come back any time, and she goes on where she stopped.`,
    ],
    button: plan.isAgency ? { label: 'Log in', path: '/e-login' } : { label: 'See the plans', path: '/subscribe' },
  }
}

/** Mails a text about an account's plan to its owner. */
export async function confirmToPayer(tx: Db, jobs: Jobs, userId: number, words: Words): Promise<void> {
  const to = await findEmail(tx, userId)
  await confirmByMail(tx, jobs, { to, userId, ...words, reason: moneyMailReason })
}
