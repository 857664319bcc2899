import { brand } from '@kasama/contract/brand'
import { plans } from '@kasama/contract/money/billing.rules'
import type { Rows } from '#platform/database/db'
import { layOutMail } from '#platform/mails/mail-layout'
import { unsubscribeHeaders } from '#platform/mails/unsubscribe-address'
import type { Mail } from '#platform/ports/mail/mail'
import { dollars, longDate, moneyMailReason, singaporeLongDate } from './money-words'
import type { PlanOwner } from './plan-mails.queries'

const nameOf = (planId: number) => `${plans[planId]?.name ?? ''} plan`

/** Sentences about the plan's next payment and how to cancel; '' if it does not renew. */
function renewalOf(owner: PlanOwner | undefined): string {
  if (owner?.status !== 'active' || owner.problem || owner.next_amount === null) return ''
  const next = `The plan renews on ${longDate(owner.current_period_end)} for ${dollars(owner.next_amount)}, unless you cancel before.`
  return `${next} To cancel, open Your settings, Plan.`
}

/** The app's origin, and the payer's address. */
type Addressee = { origin: string; to: string }
type ReceiptMail = Addressee & { payment: Rows['payments']; owner: PlanOwner | undefined }

export function receiptMail({ origin, to, payment, owner }: ReceiptMail): Mail {
  const { id, amount, discount, credit, period_start, period_end, paid_at, card_last4, number } = payment
  const plan = nameOf(payment.subscription_plan_id)
  const lines = [
    `Paid on ${singaporeLongDate(paid_at)}: ${dollars(amount)}${card_last4 ? `, card ending in ${card_last4}` : ''}.`,
    `${plan}, ${longDate(period_start)} to ${longDate(period_end)}.`,
    discount > 0 ? `Your voucher took off ${dollars(discount)}.` : '',
    credit > 0 ? `Credit for unused days: ${dollars(credit)}.` : '',
    credit < 0 ? `Left to pay from before: ${dollars(-credit)}.` : '',
    number ? `Receipt number ${number}.` : '',
    renewalOf(owner),
  ]
  const title = `Your receipt: ${dollars(amount)}`
  const content = layOutMail(origin, {
    title,
    preview: `${plan}, until ${longDate(period_end)}.`,
    paragraphs: ['Hello,', 'Thank you. Your payment has arrived.', ...lines.filter(Boolean)],
    button: { label: 'See the receipt', url: `${origin}/payments/${id}` },
    reason: moneyMailReason,
  })
  return { to, subject: `${brand.name}: ${title}`, ...content }
}

/** `hasEnded`: the plan ended with the refund. */
type RefundMail = Addressee & { refund: Rows['refunds']; payment: Rows['payments']; hasEnded: boolean }

export function refundMail({ origin, to, refund, payment, hasEnded }: RefundMail): Mail {
  const plan = nameOf(payment.subscription_plan_id)
  const card = payment.card_last4 ? ` to your card ending in ${payment.card_last4}` : ''
  const isAll = payment.refunded === payment.amount
  const title = `Your refund: ${dollars(refund.amount)}`
  const content = layOutMail(origin, {
    title,
    preview: `${plan}, paid on ${singaporeLongDate(payment.paid_at)}.`,
    paragraphs: [
      'Hello,',
      `On ${singaporeLongDate(refund.created_at)} we have sent ${dollars(refund.amount)} back${card}. Your bank shows it in 5 to 10 days.`,
      `${plan}, ${longDate(payment.period_start)} to ${longDate(payment.period_end)}, paid on ${singaporeLongDate(payment.paid_at)}: ${dollars(payment.amount)}.`,
      isAll ? 'This payment is refunded whole.' : `Refunded of it so far: ${dollars(payment.refunded)}.`,
      ...(hasEnded ? ['Your plan has ended with it, and nothing more is charged.'] : []),
    ],
    button: { label: 'See the payment', url: `${origin}/payments/${payment.id}` },
    reason: moneyMailReason,
  })
  return { to, subject: `${brand.name}: ${title}`, ...content }
}

export function renewalFailedMail({ origin, to, ...owner }: Addressee & PlanOwner): Mail {
  const until = owner.access_ends_at ?? owner.current_period_end
  const card = owner.card_last4 ? ` from your card ending in ${owner.card_last4}` : ''
  const title = 'Your renewal could not be paid'
  const content = layOutMail(origin, {
    title,
    preview: `Everything works until ${longDate(until)}. Please check your card.`,
    paragraphs: [
      'Hello,',
      `We could not take the payment for your ${nameOf(owner.subscription_plan_id)}${card}.`,
      `Nothing is locked yet. Your plan goes on until ${longDate(until)}, and we try again until then.`,
      'With another card the payment is made at once.',
    ],
    button: { label: 'Change the card', url: `${origin}/e-settings-card` },
    reason: moneyMailReason,
  })
  return { to, subject: `${brand.name}: ${title}`, ...content }
}

type ReminderMail = Addressee & PlanOwner & { unsubscribeUrl: string }

export function reminderMail({ origin, to, unsubscribeUrl, ...owner }: ReminderMail): Mail {
  const day = longDate(owner.current_period_end)
  const amount = owner.next_amount === null ? '' : ` for ${dollars(owner.next_amount)}`
  const card = owner.card_last4 ? `, paid with your card ending in ${owner.card_last4}` : ''
  const title = `Your plan renews on ${day}`
  const content = layOutMail(origin, {
    title,
    preview: `You need not do anything${amount ? `: it renews${amount}` : ''}.`,
    paragraphs: [
      'Hello,',
      `Your ${nameOf(owner.subscription_plan_id)} renews on ${day}${amount}${card}.`,
      'You need not do anything. To change the card or to cancel, open your settings before that day.',
    ],
    button: { label: 'Open settings', url: `${origin}/e-settings` },
    reason: `You get this mail because you have a plan on ${brand.name}.`,
    links: [{ label: 'Unsubscribe', url: unsubscribeUrl }],
  })
  return { to, subject: `${brand.name}: ${title}`, ...content, headers: unsubscribeHeaders(unsubscribeUrl) }
}
