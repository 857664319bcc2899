import { type Dice, diceOf } from './dice'

/** Death of a called process: at which call of the provider, and whether the provider still received it. */
export type Death = { atCall: number; isAnswered: boolean }
type Press = { who: number; tab: number; dies?: Death }

export type Step =
  | (Press & { does: 'subscribe'; plan: 10 | 11; card: string; voucher?: string })
  | (Press & { does: 'switch' | 'cancel' | 'resume' | 'come back' })
  | (Press & { does: 'change card'; card: string })
  /** A refund of a part of the latest payment, or of all of it; each tab has its own admin. */
  | (Press & { does: 'refund'; isWhole: boolean })
  | { does: 'answer the bank'; who: number; answer: 'accept' | 'refuse' }
  | { does: 'fault'; kind: string; call: string }
  | { does: 'webhooks'; how: Record<string, boolean | number> }
  | { does: 'cards fail'; who: number }
  | { does: 'time passes'; days: number }

/** Steps in order; the steps of one moment happen at once. */
export type Script = { seed: number; people: number; moments: Step[][]; lastDay: boolean }

/** Abilities of a stage: some cannot pass time, or do not wait for delays. */
export type Kinds = { time: boolean; delays: boolean; moments: number }

const payingCards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex']
const otherCards = [
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredOnSetup',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
]
const faultKinds = ['reply_lost', 'error_after', 'rubbish', 'too_many_requests', 'error_before', 'reset']
const faultyCalls = [
  'POST subscriptions',
  'POST subscriptions',
  'POST subscriptions/*',
  'POST customers*',
  'POST payment_methods/*',
  'POST invoices/*',
  'GET subscriptions*',
  'GET invoices*',
  'DELETE subscriptions/*',
  'POST refunds',
  'POST refunds',
]
const webhooks = [{}, { lost: true }, { twice: true }, { out_of_order: true }, { late_seconds: 3600 }]
const vouchers = ['WELCOME10', 'FIVEOFF', 'WHOLE', 'NOTHING']

const cardBy = (dice: Dice) => dice.oneOf(dice.percent(60) ? payingCards : otherCards)

function press(dice: Dice, who: number, tab: number): Press {
  const dies = dice.percent(20) ? { atCall: 1 + dice.below(14), isAnswered: dice.percent(60) } : undefined
  return { who, tab, ...(dies && { dies }) }
}

/** The buyer presses once, twice, or once in each of two tabs with different orders. */
function subscribes(dice: Dice, who: number): Step[] {
  const order = (tab: number): Step => {
    const voucher = dice.percent(25) ? { voucher: dice.oneOf(vouchers) } : {}
    const plan = dice.oneOf([10, 10, 11] as const)
    return { does: 'subscribe', ...press(dice, who, tab), plan, card: cardBy(dice), ...voucher }
  }
  const first = order(0)
  if (dice.percent(50)) return [first]
  return [first, dice.percent(50) ? { ...first, ...press(dice, who, 1) } : order(1)]
}

/** Refunds by one admin, or by two at once. */
const refunds = (dice: Dice, who: number): Step[] =>
  [0, 1].slice(dice.below(2)).map((tab) => ({ does: 'refund', ...press(dice, who, tab), isWhole: dice.percent(35) }))

function doesSomething(dice: Dice, who: number): Step[] {
  const roll = dice.below(100)
  if (roll < 14) return refunds(dice, who)
  if (roll < 42) return subscribes(dice, who)
  if (roll < 52) return [0, 1].slice(dice.below(2)).map((tab) => ({ does: 'switch', ...press(dice, who, tab) }))
  if (roll < 60) return [{ does: 'cancel', ...press(dice, who, 0) }]
  if (roll < 66) return [{ does: 'resume', ...press(dice, who, 1) }]
  if (roll < 76) return [{ does: 'change card', ...press(dice, who, 0), card: cardBy(dice) }]
  if (roll < 88) return [{ does: 'answer the bank', who, answer: dice.percent(70) ? 'accept' : 'refuse' }]
  return [{ does: 'come back', ...press(dice, who, dice.below(2)) }]
}

function moment(dice: Dice, people: number, { time, delays }: Kinds): Step[] {
  const roll = dice.below(100)
  if (roll < 22) {
    const kind = delays && dice.percent(4) ? 'delay' : dice.oneOf(faultKinds)
    return [{ does: 'fault', kind, call: dice.oneOf(faultyCalls) }]
  }
  if (roll < 28) return [{ does: 'webhooks', how: dice.oneOf(webhooks) }]
  if (time && roll < 32) return [{ does: 'cards fail', who: dice.below(people) }]
  if (time && roll < 38) return [{ does: 'time passes', days: dice.oneOf([1, 5, 31, 38, 366]) }]
  const who = dice.below(people)
  const mixed = people > 1 && dice.percent(25) ? doesSomething(dice, (who + 1) % people) : []
  return [...doesSomething(dice, who), ...mixed]
}

/** All steps of a run, made from its seed. */
export function scriptOf(seed: number, kinds: Kinds): Script {
  const dice = diceOf(seed)
  const people = 2
  const begin: Step[] = [
    { does: 'webhooks', how: dice.oneOf(webhooks) },
    ...(dice.percent(60)
      ? [{ does: 'fault' as const, kind: dice.oneOf(faultKinds), call: dice.oneOf(faultyCalls) }]
      : []),
  ]
  const first = [subscribes(dice, 0), subscribes(dice, 1)]
  // Buyers may be refunded, also if the provider's answer to that is lost.
  const back: Step[][] = dice.percent(50)
    ? [
        ...(dice.percent(60) ? [[{ does: 'fault' as const, kind: dice.oneOf(faultKinds), call: 'POST refunds' }]] : []),
        refunds(dice, dice.below(people)),
      ]
    : []
  const moreMoments = Array.from({ length: kinds.moments }, () => moment(dice, people, kinds))
  return { seed, people, moments: [begin, ...first, ...back, ...moreMoments], lastDay: kinds.time && dice.percent(40) }
}
