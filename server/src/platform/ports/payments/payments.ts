import type { ErrorCode } from '@kasama/contract/errors/errors'
import type { RefundCalls, RefundFacts } from './refund-calls'
import type { VoucherCalls } from './voucher-calls'

export type { RefundReason } from './refund-calls'
export type { DeskVoucherFacts, NewVoucherFacts, VoucherFacts } from './voucher-calls'
export type { RefundFacts }

/** The provider refused: nothing was charged, and a retry would end the same. */
export class PaymentRefused extends Error {
  constructor(
    readonly code: ErrorCode,
    cause?: unknown,
  ) {
    super(`the payment provider refused: ${code}`, { cause })
  }
}

/** The provider no longer has the customer, for example after a deletion in its dashboard. */
export class CustomerGone extends PaymentRefused {
  constructor(cause: unknown) {
    super('payment_refused', cause)
  }
}

/**
 * The effect at the provider is unknown: it could not be reached, was too slow, or sent an unreadable response.
 * `answered` if there was a response, so that its effect, if any, is visible already.
 */
export class PaymentUnclear extends Error {
  constructor(
    cause: unknown,
    readonly answered: boolean,
  ) {
    super('the payment provider gave no clear answer', { cause })
  }
}

/**
 * The provider's response can't be read, for example a price of no plan: this stays so until somebody looks into it.
 */
export class PaymentUnread extends PaymentUnclear {
  constructor(cause: unknown) {
    super(cause, false)
  }
}

export type CardFacts = { id: string; brand: string; last4: string; expMonth: number; expYear: number }

/** State of the payment of an open invoice. */
export type IntentFacts = {
  state: 'needs_buyer' | 'needs_card' | 'processing' | 'succeeded' | 'canceled'
  clientSecret: string | null
  error: ErrorCode | null
}

export type InvoiceFacts = {
  id: string
  /** The provider's id of the payment that is to pay it, or did; null if nothing is to be paid. */
  paymentId: string | null
  number: string | null
  state: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  createdAt: Date
  paidAt: Date | null
  /** Amount charged, or to be charged. */
  cents: number
  discountCents: number
  creditCents: number
  /** The plan and the period that it pays for; null if it has none. */
  plan: { id: number; start: Date; end: Date } | null
  /** For an open invoice. */
  intent: IntentFacts | null
  /** For a paid invoice that cost something. */
  charge: ChargeFacts | null
}
export type ChargeFacts = {
  brand: string | null
  last4: string | null
  refundedCents: number
  isRefunded: boolean
  /** The single refunds, if there are any. */
  refunds: RefundFacts[]
  dispute: 'open' | 'lost' | null
}

/** Paid by a voucher alone. */
export const isFree = ({ state, cents, discountCents }: InvoiceFacts) =>
  state === 'paid' && cents === 0 && discountCents > 0

/** The approval of a card by its bank, before it is used for renewals. */
export type SetUpFacts = { id: string; intent: IntentFacts }

export type SubscriptionFacts = {
  id: string
  customerId: string
  /** The key of the attempt that made it. */
  attemptKey: string | null
  /** Incomplete until it was paid for, or, if nothing is to be paid, until the card's bank has agreed. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** The same in the provider's own term. */
  word: string
  periodEnd: Date
  /** When it ended; null while it goes on. */
  endedAt: Date | null
  planId: number
  /** The plan that a payment switches to, once its buyer confirms it. */
  pendingPlanId: number | null
  cancelsAtPeriodEnd: boolean
  card: CardFacts | null
  /** The newest first. */
  invoices: InvoiceFacts[]
  /** The next renewal, or the one that there would be without a cancellation. */
  next: { cents: number; at: Date } | null
  /** Set-up of the new card that the caller named; null if the caller named none. */
  setUp: SetUpFacts | null
  /**
   * State of the bank's approval of the card if a voucher pays all of the first period; null if the bank does not ask.
   */
  agreement: IntentFacts | null
}

/** A subscription as the provider lists it. */
export type PlanFacts = { id: string; customerId: string; word: string; cancels: boolean; periodEnd: Date }

export type CardholderDetails = {
  name: string
  address: { line1: string; city: string; postal_code: string; country: string }
}

type NewSubscription = {
  customerId: string
  priceId: string
  planId: number
  methodId: string
  voucher: { kind: 'coupon' | 'promotion_code'; id: string } | null
}

/** Sums of an invoice, in cents. */
type ChargeSum = { cents: number; discountCents: number; creditCents: number }

type Reduction = { percent_off: number | null; amount_off: number | null }
type SwitchSum = { cents: number; creditCents: number; periodEnd: Date; lasting: Reduction[] }

export type PlanSwitch = { subscriptionId: string; planId: number; priceId: string }

export type ProviderEvent = {
  id: string
  createdAt: Date
  livemode: boolean
  /** The event's subscription, or the payment to find it by; null if the event is about something else. */
  about: { subscription: string } | { intent: string } | null
}

/**
 * The payment provider. Every write takes a key: the same key has its effect once. Throws PaymentRefused or
 * PaymentUnclear, and no other external error; CustomerGone from calls with a customer.
 */
export type Payments = VoucherCalls &
  RefundCalls & {
    name: 'sandbox' | 'stripe'
    /** Whether its money is real. */
    livemode: boolean
    priceOf: (planId: number) => Promise<string>
    createCustomer: (
      customer: { userId: number; email: string; owner: CardholderDetails | null },
      key: string,
    ) => Promise<string>
    /** Name and address of a customer, if they were given. */
    ownerOf: (customerId: string) => Promise<CardholderDetails | null>
    updateCustomer: (customerId: string, change: CardholderDetails | { email: string }) => Promise<void>
    /** Ends all collection from a customer, and deletes the customer's data. */
    removeCustomer: (customerId: string) => Promise<void>
    attachCard: (customerId: string, sourceId: string, key: string) => Promise<CardFacts>
    /** Sums of a first invoice; a customer may have a credit balance. */
    previewSubscribe: (
      subscription: Pick<NewSubscription, 'priceId' | 'voucher'> & { customerId: string | null },
    ) => Promise<ChargeSum>
    subscribe: (subscription: NewSubscription, key: string) => Promise<string>
    /**
     * A customer's subscriptions, ended ones too, and the key of the attempt that made each; none for a deleted
     * customer.
     */
    subscriptionsOf: (customerId: string) => Promise<{ id: string; attemptKey: string | null }[]>
    /** `setUpId`: the set-up of a new card in progress. `refunded`: invoices that had a refund before. */
    look: (
      subscriptionId: string,
      known?: { setUpId?: string | null; refunded?: string[] },
    ) => Promise<SubscriptionFacts>
    /** A page of the subscriptions that have not ended, after a given one. */
    listPlans: (after: string | null) => Promise<{ items: PlanFacts[]; next: string | null }>
    /** False if there is no such subscription any more, not even an ended one. */
    knowsPlan: (subscriptionId: string) => Promise<boolean>
    /** `lasting`: reductions of the next payment by vouchers that are still valid then. */
    previewSwitch: (planSwitch: PlanSwitch) => Promise<SwitchSum>
    switchPlan: (planSwitch: PlanSwitch, key: string) => Promise<void>
    cancelAtPeriodEnd: (subscriptionId: string, cancels: boolean) => Promise<void>
    /** Asks the bank of a new card to allow renewals; returns the id of the set-up, which may wait for the buyer. */
    setUpCard: (
      wanted: { customerId: string; methodId: string; subscriptionId: string },
      key: string,
    ) => Promise<string>
    readSetupIntent: (setUpId: string) => Promise<SetUpFacts>
    /** Cancels a set-up that waits for the buyer. */
    cancelSetUp: (setUpId: string) => Promise<void>
    setCard: (subscriptionId: string, methodId: string, key: string) => Promise<void>
    payInvoice: (invoiceId: string, methodId: string, key: string) => Promise<void>
    voidInvoice: (invoiceId: string) => Promise<void>
    /** Ends a subscription at once, and collects nothing more. */
    end: (subscriptionId: string) => Promise<void>
    /** Returns an event with a valid signature; null if it is invalid. */
    readEvent: (body: Buffer, signature: string, now: Date) => ProviderEvent | null
    /** Returns all relevant events since a moment, up to another or to now, the oldest first. */
    listEvents: (since: Date, before?: Date) => Promise<ProviderEvent[]>
    subscriptionOfIntent: (intentId: string) => Promise<string | null>
    /** Set only if no money moves. */
    sandbox?: Sandbox
  }

/** Simulated parties of an installation without a payment provider: the bank, the buyer and the dashboard. */
export type Sandbox = {
  /** Sets the receiver of signed events; it returns a status. */
  sendEventsTo: (receiver: (body: string, signature: string) => Promise<number>) => void
  /** The buyer's response in the bank's window; false if the bank did not ask. */
  answerForBuyer: (clientSecret: string, answer: 'accept' | 'refuse') => Promise<boolean>
  /** A command from the dashboard: faults, the clock, refunds, disputes. */
  control: (order: string, data: object) => Promise<unknown>
  /** Resolves once the events that are due have been delivered, or refused once. */
  delivered: () => Promise<void>
  stop: () => Promise<void>
}
