/** The `error` of an answer, as Stripe spells it. */
export type ErrorBody = {
  type:
    | 'api_error'
    | 'authentication_error'
    | 'card_error'
    | 'idempotency_error'
    | 'invalid_request_error'
    | 'rate_limit_error'
  message: string
  code?: string | undefined
  decline_code?: string | undefined
  param?: string | undefined
  charge?: string | undefined
  payment_intent?: object | undefined
  payment_method?: object | undefined
  setup_intent?: object | undefined
}

/**
 * A call that Stripe refuses. Its changes are undone, except for a declined payment that leaves its traces; one that
 * was refused before it began is not stored under its idempotency key.
 */
export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly leavesTraces: boolean
  readonly hasBegun: boolean

  constructor(status: number, body: ErrorBody, { leavesTraces = false, hasBegun = true } = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.leavesTraces = leavesTraces
    this.hasBegun = hasBegun
  }
}

export const invalid = (message: string, detail: { code?: string; param?: string } = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...detail })

/** An error in the parameters themselves, found before the call begins. */
export const malformed = (message: string, code: string, param: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, code, param }, { hasBegun: false })

const names: Record<string, string> = {
  payment_method: 'PaymentMethod',
  invoiceitem: 'invoice item',
  promotion_code: 'promotion code',
}
const nameOf = (kind: string) => names[kind] ?? kind.replaceAll('_', '')

/** A missing object: 404 if the path names it, 400 if a parameter does. */
export function missing(kind: string, id: string, param?: string): Refusal {
  const message = `No such ${nameOf(kind)}: '${id}'`
  const body = { type: 'invalid_request_error', code: 'resource_missing', message } as const
  return new Refusal(param ? 400 : 404, { ...body, param: param ?? 'id' })
}
