/** The values that the stand-in may send in fields where the SDK's types allow any text. */
const values: Record<string, Record<string, readonly string[]>> = {
  subscription: {
    status: ['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled'],
    collection_method: ['charge_automatically'],
  },
  invoice: {
    status: ['draft', 'open', 'paid', 'void', 'uncollectible'],
    billing_reason: ['subscription_create', 'subscription_cycle', 'subscription_update'],
  },
  invoice_payment: { status: ['open', 'paid', 'canceled'] },
  payment_intent: {
    status: ['requires_payment_method', 'requires_confirmation', 'requires_action', 'succeeded', 'canceled'],
    cancellation_reason: ['void_invoice'],
  },
  setup_intent: {
    status: ['requires_payment_method', 'requires_confirmation', 'requires_action', 'succeeded', 'canceled'],
  },
  charge: { status: ['succeeded', 'failed'] },
  refund: {
    status: ['succeeded', 'failed'],
    reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
  },
  dispute: {
    status: ['needs_response', 'won', 'lost'],
    reason: ['fraudulent', 'product_not_received', 'general', 'duplicate', 'subscription_canceled'],
  },
  coupon: { duration: ['once', 'repeating', 'forever'] },
  webhook_endpoint: { status: ['enabled', 'disabled'] },
}

export function checkValues(body: { object: string }): void {
  for (const [field, allowed] of Object.entries(values[body.object] ?? {})) {
    const value = (body as Record<string, unknown>)[field]
    if (value !== null && value !== undefined && !allowed.includes(String(value))) {
      throw new Error(`the stand-in has no ${body.object}.${field} ${value}`)
    }
  }
}
