import { readOrder, type Tx, writeOrder } from '../state/store'

/** How events go out: each once and at once in their order, unless the owner wants it otherwise. */
export type WebhookOrder = {
  late_seconds: number
  twice: boolean
  out_of_order: boolean
  lost: boolean
  /** Signs with this instead, as while a secret is being exchanged. */
  sign_with: string | null
}
const asUsual: WebhookOrder = { late_seconds: 0, twice: false, out_of_order: false, lost: false, sign_with: null }
const name = 'webhooks'

export const webhookOrder = async (tx: Tx): Promise<WebhookOrder> => ({
  ...asUsual,
  ...(await readOrder<Partial<WebhookOrder>>(tx, name)),
})
export const orderWebhooks = (tx: Tx, order: Partial<WebhookOrder>) => writeOrder(tx, name, order)
