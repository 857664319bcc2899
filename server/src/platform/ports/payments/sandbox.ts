import { minuteMs } from '@kasama/contract/durations.rules'
import type { Db } from '#platform/database/db'
import { standInStripe } from '../../../../../stand-ins/stripe/app'
import { inProcessClient } from '../../../../../stand-ins/stripe/client'
import { publishableKey, secretKey } from '../../../../../stand-ins/stripe/protocol/keys'
import type { Payments, Sandbox } from './payments'
import { createSandboxCoupons } from './stripe/set-up/sandbox-coupons'
import { setUpPrices } from './stripe/set-up/set-up-prices'
import { stripeClient, stripePayments } from './stripe/stripe-payments'

const webhookSecret = 'whsec_of_the_sandbox'

type Inject = Parameters<typeof inProcessClient>[0]['inject']
type Options = { now: () => Date; everyMs?: number; retries?: number; timeoutMs?: number }

/**
 * The payment provider of installations without one: our own stand-in for Stripe, inside this process, under the same
 * client and the same rules. It moves no money, stores its data in the database, and starts with its first call.
 */
export function sandboxPayments(
  db: Db,
  { now, everyMs = minuteMs, ...options }: Options,
): Payments & { sandbox: Sandbox } {
  let receive: Parameters<Sandbox['sendEventsTo']>[0] = async () => 503
  let begun: ReturnType<typeof begin> | null = null

  async function begin() {
    const deliver = (body: string, signature: string) => receive(body, signature)
    const webhook = { secret: webhookSecret, deliver }
    const standIn = await standInStripe({ db, now, everyMs, control: true, webhook })
    const stripe = stripeClient({ ...settings, httpClient: inProcessClient(standIn.app) })
    await setUpPrices(stripe)
    await createSandboxCoupons(stripe)
    return standIn
  }
  const open = () => {
    begun ??= begin().catch((error) => {
      begun = null
      throw error
    })
    return begun
  }
  const inject = (async (request: object) => (await open()).app.inject(request)) as Inject
  const settings = {
    ...options,
    name: 'sandbox' as const,
    secretKey,
    webhookSecrets: [webhookSecret],
    apiBase: null,
    httpClient: inProcessClient({ inject }),
  }
  const sandbox: Sandbox = {
    sendEventsTo: (receiver) => {
      receive = receiver
    },
    async answerForBuyer(clientSecret, answer) {
      const form = new URLSearchParams({ client_secret: clientSecret, answer, key: publishableKey })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const url = '/v1/3ds2/authenticate'
      const reply = await (await open()).app.inject({ method: 'POST', url, headers, payload: form.toString() })
      return reply.statusCode === 200
    },
    control: async (order, data) => {
      const reply = await (await open()).app.inject({ method: 'POST', url: `/_stand_in/${order}`, payload: data })
      if (reply.statusCode !== 200) throw new Error(reply.payload)
      return reply.json()
    },
    delivered: async () => {
      await (await begun)?.delivered()
    },
    stop: async () => {
      await (await begun)?.app.close()
    },
  }
  return { ...stripePayments(settings), sandbox }
}
