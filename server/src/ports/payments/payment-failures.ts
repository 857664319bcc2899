import type { ErrorCode } from '@kasama/contract/errors'

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
