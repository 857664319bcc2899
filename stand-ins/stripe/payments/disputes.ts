import type Stripe from 'stripe'
import { page, pagingOverTime } from '../protocol/list'
import { route } from '../protocol/routes'
import { text } from '../protocol/shapes'
import type { World } from '../state/world'

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
const week = 7 * 24 * 3600

/** Opens a dispute: the buyer's bank takes the money back until it has decided. */
export function openDispute(world: World, charge: Stripe.Charge, reason: string): Stripe.Dispute {
  const dispute = world.add<'dispute'>({
    id: world.newId('dispute'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: world.now + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  })
  charge.disputed = true
  world.save(charge)
  world.emit('charge.updated', charge)
  world.emit('charge.dispute.created', dispute)
  world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Closes a dispute by the bank's decision; a lost one may still be won by an appeal. */
export function closeDispute(world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  dispute.status = status
  world.save(dispute)
  world.emit('charge.dispute.updated', dispute)
  world.emit('charge.dispute.closed', dispute)
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

export const disputeRoutes = [
  route('GET /v1/disputes/:id', {}, (world, _, id) => world.need('dispute', id)),
  route<Stripe.DisputeListParams>(
    'GET /v1/disputes',
    { ...pagingOverTime, charge: text, payment_intent: text },
    (world, query) =>
      page(world, 'dispute', '/v1/disputes', query, { charge: query.charge, payment_intent: query.payment_intent }),
  ),
]
