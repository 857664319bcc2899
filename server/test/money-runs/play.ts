import { cardAddress } from '../people/people'
import { newAdmin, type RefundingAdmin, refund } from './refund'
import type { Script, Step } from './script'
import type { Answer, Buyer, Stage } from './stage'

type MoneyRun = { stage: Stage; buyers: Buyer[]; admins: RefundingAdmin[]; secrets: (string | null)[]; log: string[] }

const bodyOf = (step: Step) => {
  if (step.does === 'subscribe') {
    const voucher = step.voucher === 'FIVEOFF' ? { promotion_code: step.voucher } : { coupon_code: step.voucher }
    const order = { plan_id: step.plan, source_id: step.card, name: 'Sample Person', address: cardAddress }
    return { ...order, ...(step.voucher && voucher) }
  }
  if (step.does === 'switch') return { new_plan_id: 11 }
  if (step.does === 'cancel') return { new_plan_id: 0 }
  return step.does === 'change card' ? { source_id: step.card } : {}
}

const paths: Record<string, string> = {
  subscribe: 'payment/subscribe',
  switch: 'payment/switch_plan',
  cancel: 'payment/switch_plan',
  resume: 'payment/resume',
  'change card': 'payment/change_source',
  'come back': 'payment/settle',
}

async function press(played: MoneyRun, step: Extract<Step, { tab: number }>): Promise<Answer> {
  const { stage, buyers, secrets } = played
  const buyer = buyers[step.who] as Buyer
  if (step.does === 'refund') return refund(stage, played.admins[step.tab] as RefundingAdmin, buyer, step)
  const path = paths[step.does] ?? ''
  const answer = await stage.call(buyer, step.tab, { method: 'POST', path, body: bodyOf(step) }, step.dies)
  const secret = answer.data?.client_secret
  if (typeof secret === 'string') secrets[step.who] = secret
  return answer
}

/** Lets the buyer's cards be declined from now on. */
async function failCards({ stage, buyers }: MoneyRun, who: number): Promise<void> {
  const methods = await stage.db
    .selectFrom('payment_attempts')
    .select('method_id')
    .where('user_id', '=', buyers[who]?.id ?? 0)
    .where('method_id', 'is not', null)
    .distinct()
    .execute()
  for (const { method_id } of methods)
    await stage.order('card', { payment_method: method_id, code: 'insufficient_funds', times: 2 })
}

async function take(played: MoneyRun, step: Step): Promise<string> {
  const { stage, secrets } = played
  if ('tab' in step) {
    const { status, code } = await press(played, step)
    return `${status}${code ? ` ${code}` : ''}`
  }
  if (step.does === 'answer the bank') {
    const secret = secrets[step.who]
    if (!secret) return 'not asked'
    await stage.answerBank(secret, step.answer)
    return 'answered'
  }
  if (step.does === 'fault') {
    const [method, path] = step.call.split(' ')
    await stage.order('fault', { kind: step.kind, method, path: `/v1/${path}`, times: 1, delay_ms: 11_000 })
  } else if (step.does === 'webhooks') await stage.order('webhooks', step.how)
  else if (step.does === 'cards fail') await failCards(played, step.who)
  else await stage.pass(step.days)
  return 'ordered'
}

/** Plays a script; returns its buyers, and the result of each step as text. */
export async function play(stage: Stage, script: Script): Promise<{ buyers: Buyer[]; log: string[] }> {
  const buyers: Buyer[] = []
  for (let n = 0; n < script.people; n++) buyers.push(await stage.newBuyer())
  const admins = [await newAdmin(stage), await newAdmin(stage)]
  const played: MoneyRun = { stage, buyers, admins, secrets: buyers.map(() => null), log: [] }
  for (const moment of script.moments) {
    const results = await Promise.all(moment.map((step) => take(played, step)))
    played.log.push(moment.map((step, n) => `${JSON.stringify(step)}: ${results[n]}`).join('\n    and '))
    await stage.revive()
  }
  return { buyers, log: played.log }
}
