import { readOrder, type Tx, writeOrder } from '../state/store'

/** Delivery of events: each once, at once and in order, unless a test orders otherwise. */
export type WebhookOrder = {
  late_seconds: number
  twice: boolean
  out_of_order: boolean
  lost: boolean
  /** Signs with this secret instead, as while a secret is being exchanged. */
  sign_with: string | null
}
const defaultOrder: WebhookOrder = { late_seconds: 0, twice: false, out_of_order: false, lost: false, sign_with: null }
const name = 'webhooks'

export const webhookOrder = async (tx: Tx): Promise<WebhookOrder> => ({
  ...defaultOrder,
  ...(await readOrder<Partial<WebhookOrder>>(tx, name)),
})
export const orderWebhooks = (tx: Tx, order: Partial<WebhookOrder>) => writeOrder(tx, name, order)
