import type { ErrorCode } from '@kasama/contract/errors'
import type { RefundCalls, RefundFacts } from './refund-calls'
import type { Sandbox } from './sandbox-calls'
import type { VoucherCalls } from './voucher-calls'

export type { RefundReason } from './refund-calls'
export type { Sandbox } from './sandbox-calls'
export type { DeskVoucherFacts, NewVoucherFacts, VoucherFacts } from './voucher-calls'
export type { RefundFacts }

/** The provider refused: nothing was charged, and trying the same again would end the same. */
export class PaymentRefused extends Error {
  constructor(
    readonly code: ErrorCode,
    cause?: unknown,
  ) {
    super(`the payment provider refused: ${code}`, { cause })
  }
}

/** The provider knows the customer no more, as after she was deleted in its dashboard. */
export class CustomerGone extends PaymentRefused {
  constructor(cause: unknown) {
    super('payment_refused', cause)
  }
}

/**
 * What the provider did is not known: it could not be reached, was too slow, or answered what can't be understood.
 * `answered` where an answer came, so that its effect, if any, can be seen already.
 */
export class PaymentUnclear extends Error {
  constructor(
    cause: unknown,
    readonly answered: boolean,
  ) {
    super('the payment provider gave no clear answer', { cause })
  }
}

/** The provider's answer is not understood, as of a price of no plan: it stays so until somebody looks into it. */
export class PaymentUnread extends PaymentUnclear {
  constructor(cause: unknown) {
    super(cause, false)
  }
}

export type CardFacts = { id: string; brand: string; last4: string; expMonth: number; expYear: number }

/** What stands between an open invoice and its payment. */
export type IntentFacts = {
  state: 'needs_buyer' | 'needs_card' | 'processing' | 'succeeded' | 'canceled'
  clientSecret: string | null
  error: ErrorCode | null
}

export type InvoiceFacts = {
  id: string
  /** What the provider calls the payment that is to pay it, or did; null where nothing is to be paid. */
  paymentId: string | null
  number: string | null
  state: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  createdAt: Date
  paidAt: Date | null
  /** What was charged, or is to be. */
  cents: number
  discountCents: number
  creditCents: number
  /** The plan it is for, and from when to when; null where it has none. */
  plan: { id: number; start: Date; end: Date } | null
  /** Of an open invoice. */
  intent: IntentFacts | null
  /** Of a paid one that cost something. */
  charge: ChargeFacts | null
}
export type ChargeFacts = {
  brand: string | null
  last4: string | null
  refundedCents: number
  isRefunded: boolean
  /** One by one, as far as there are any. */
  refunds: RefundFacts[]
  dispute: 'open' | 'lost' | null
}

/** Paid by a voucher alone. */
export const isFree = ({ state, cents, discountCents }: InvoiceFacts) =>
  state === 'paid' && cents === 0 && discountCents > 0

/** How a card is made known to its bank before it is used for renewals. */
export type SetUpFacts = { id: string; intent: IntentFacts }

export type SubscriptionFacts = {
  id: string
  customerId: string
  /** The key of the attempt that made it. */
  attemptKey: string | null
  /** Incomplete until it was paid for, or, where nothing is to be paid, until the card's bank has agreed. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** The same in the provider's own word. */
  word: string
  periodEnd: Date
  planId: number
  /** The plan that a payment which waits for its buyer would switch to. */
  pendingPlanId: number | null
  cancelsAtPeriodEnd: boolean
  card: CardFacts | null
  /** The newest first. */
  invoices: InvoiceFacts[]
  /** The next renewal, or the one that there would be without a cancellation. */
  next: { cents: number; at: Date } | null
  /** Of the new card that was asked about; null where none was. */
  setUp: SetUpFacts | null
  /** What the bank has to say of the card where a voucher pays all of the first period; null where it asks nothing. */
  agreement: IntentFacts | null
}

/** A subscription as the provider lists it. */
export type PlanFacts = { id: string; customerId: string; word: string; cancels: boolean; periodEnd: Date }

export type Owner = { name: string; address: { line1: string; city: string; postal_code: string; country: string } }

type NewSubscription = {
  customerId: string
  priceId: string
  planId: number
  methodId: string
  voucher: { kind: 'coupon' | 'promotion_code'; id: string } | null
}

/** What an invoice comes to, in cents. */
type Sum = { cents: number; discountCents: number; creditCents: number }

type Reduction = { percent_off: number | null; amount_off: number | null }
type SwitchSum = { cents: number; creditCents: number; periodEnd: Date; lasting: Reduction[] }

type PlanSwitch = { subscriptionId: string; planId: number; priceId: string; at: Date }

export type ProviderEvent = {
  id: string
  createdAt: Date
  livemode: boolean
  /** Where its subscription is to be found; null where it is about something else. */
  about: { subscription: string } | { intent: string } | null
}

/**
 * The payment provider. Every write takes a key: the same key has its effect once. Throws PaymentRefused or
 * PaymentUnclear, and nothing else that comes from outside; CustomerGone where a customer is given.
 */
export type Payments = VoucherCalls &
  RefundCalls & {
    name: 'sandbox' | 'stripe'
    /** Whether its money is real. */
    livemode: boolean
    priceOf: (planId: number) => Promise<string>
    createCustomer: (customer: { userId: number; email: string; owner: Owner | null }, key: string) => Promise<string>
    /** Who a customer is, as far as it was told. */
    ownerOf: (customerId: string) => Promise<Owner | null>
    updateCustomer: (customerId: string, change: Owner | { email: string }) => Promise<void>
    /** Ends what is collected from a customer, and forgets who it is. */
    removeCustomer: (customerId: string) => Promise<void>
    attachCard: (customerId: string, sourceId: string, key: string) => Promise<CardFacts>
    /** What a first invoice would come to; a customer may have something to her credit. */
    previewSubscribe: (
      wanted: Pick<NewSubscription, 'priceId' | 'voucher'> & { customerId: string | null },
    ) => Promise<Sum>
    subscribe: (wanted: NewSubscription, key: string) => Promise<string>
    /** A customer's subscriptions, ended ones too, and the key of the attempt that made each; none of one who is gone. */
    subscriptionsOf: (customerId: string) => Promise<{ id: string; attemptKey: string | null }[]>
    /** `setUpId` where a new card is on its way; `refunded`: invoices of which something was given back once. */
    look: (
      subscriptionId: string,
      known?: { setUpId?: string | null; refunded?: string[] },
    ) => Promise<SubscriptionFacts>
    /** A page of the subscriptions that have not ended, from behind one. */
    listPlans: (after: string | null) => Promise<{ items: PlanFacts[]; next: string | null }>
    /** False where there is no such subscription any more, not even an ended one. */
    knowsPlan: (subscriptionId: string) => Promise<boolean>
    /** `lasting`: what the vouchers that still hold then take from the payment after it. */
    previewSwitch: (wanted: PlanSwitch) => Promise<SwitchSum>
    switchPlan: (wanted: PlanSwitch, key: string) => Promise<void>
    cancelAtPeriodEnd: (subscriptionId: string, cancels: boolean) => Promise<void>
    /** Asks the bank of a new card to let renewals pass; the id of what comes of it, which may wait for the buyer. */
    setUpCard: (
      wanted: { customerId: string; methodId: string; subscriptionId: string },
      key: string,
    ) => Promise<string>
    lookAtSetUp: (setUpId: string) => Promise<SetUpFacts>
    /** Nobody waits for the buyer any more. */
    cancelSetUp: (setUpId: string) => Promise<void>
    setCard: (subscriptionId: string, methodId: string, key: string) => Promise<void>
    payInvoice: (invoiceId: string, methodId: string, key: string) => Promise<void>
    voidInvoice: (invoiceId: string) => Promise<void>
    /** Ends a subscription at once, and collects nothing more. */
    end: (subscriptionId: string) => Promise<void>
    /** An event whose signature holds; null where it does not. */
    readEvent: (body: Buffer, signature: string, now: Date) => ProviderEvent | null
    /** The events that concern us since then, the oldest first. */
    listEvents: (since: Date) => Promise<ProviderEvent[]>
    subscriptionOfIntent: (intentId: string) => Promise<string | null>
    /** Only where no money moves. */
    sandbox?: Sandbox
  }
