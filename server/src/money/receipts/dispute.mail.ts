import type { Db, Rows } from '#platform/database/db'
import type { Jobs } from '#platform/jobs/jobs'
import { findSubscription } from '../plan/plan.queries'
import { renews } from '../plan/renewal'
import { confirmToPayer } from './change.mail'
import { dollars, longDate, singaporeLongDate } from './money-words'
import { requirePayment } from './payments.queries'

export type DisputeTurn = 'opened' | 'won' | 'lost'

type State = Rows['payments']['state']

/** The change of a disputed payment between two readings; null if there is none. */
export function disputeTurn(before: State | undefined, after: State): DisputeTurn | null {
  if (before === after) return null
  if (after === 'disputed') return 'opened'
  if (after === 'lost') return 'lost'
  return before === 'disputed' ? 'won' : null
}

type DisputeNews = { userId: number; paymentId: number; turn: DisputeTurn; at: Date }

const titles: Record<DisputeTurn, string> = {
  opened: 'A payment of yours is disputed',
  won: 'The dispute of your payment is over',
  lost: 'Your disputed payment went back',
}

type Access = { isLocked: boolean; renewal: string | null }

function said(turn: DisputeTurn, day: string, { isLocked, renewal }: Access): string[] {
  switch (turn) {
    case 'opened':
      return [
        `We heard of it on ${day}. The bank of the card decides now, which may take some weeks.`,
        isLocked
          ? 'Until then the lessons are locked for you and your helper, but for the free ones. Her list and her progress are kept.'
          : 'Your plan goes on meanwhile, since a later payment is paid.',
        ...(isLocked && renewal
          ? [
              `It renews on ${renewal} all the same, and that payment opens the lessons again. To cancel, open Your settings, Plan.`,
            ]
          : []),
        'You did not mean to dispute it? Tell your bank, and write to us.',
      ]
    case 'won':
      return [
        `We heard on ${day} that the bank has decided: the payment stands, and nothing more is charged for it.`,
        isLocked ? 'Your plan has ended meanwhile. Subscribe again any time.' : 'Everything works again.',
      ]
    case 'lost':
      return [
        `We heard on ${day} that the bank has decided: the money went back to the owner of the card.`,
        isLocked
          ? 'Your plan has ended with it, and nothing more is charged. Her list and her progress are kept: subscribe again any time.'
          : 'Your plan goes on, since a later payment is paid.',
      ]
  }
}

/** Tells the payer that a dispute by the card's owner has opened or ended, and its effect on access. */
export async function confirmDispute(tx: Db, jobs: Jobs, { userId, paymentId, turn, at }: DisputeNews): Promise<void> {
  const payment = await requirePayment(tx, paymentId)
  const plan = await findSubscription(tx, userId)
  const isLocked = plan?.status === 'expired'
  const renewal = plan && plan.current_period_end > at && renews(plan) ? longDate(plan.current_period_end) : null
  const card = payment.card_last4 ? ` with the card ending in ${payment.card_last4}` : ''
  await confirmToPayer(tx, jobs, userId, {
    kind: 'payment_disputed',
    title: titles[turn],
    paragraphs: [
      'Hello,',
      `It is about ${dollars(payment.amount)}, paid on ${singaporeLongDate(payment.paid_at)}${card}, which the owner of the card disputed.`,
      ...said(turn, singaporeLongDate(at), { isLocked, renewal }),
    ],
    button: { label: 'See the payment', path: `/payments/${paymentId}` },
  })
}
