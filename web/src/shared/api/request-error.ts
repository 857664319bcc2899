import type { ErrorCode } from '@kasama/contract/errors/errors'

/** `network`: no server was reached; `queue_full`: the phone holds as much as it may until one is. */
export type RequestCode = ErrorCode | 'network' | 'queue_full'

type RequestErrorDetails = {
  code: RequestCode
  status: number
  field?: string | undefined
  values?: Record<string, string | number> | undefined
}

/**
 * A failed request. `message` is in the reader's language; `field` names the form field at fault. The fields are only
 * declared: in the build's target defining them needs a helper function.
 */
export class RequestError extends Error {
  declare readonly code: RequestCode
  /** HTTP status; 0 if the server was not reached, 504 if its response took too long. */
  declare readonly status: number
  declare readonly field: string | undefined
  /** Values for the placeholders in the text of `code`. */
  declare readonly values: Record<string, string | number> | undefined

  constructor(message: string, details: RequestErrorDetails) {
    super(message)
    this.name = 'RequestError'
    this.code = details.code
    this.status = details.status
    this.field = details.field
    this.values = details.values
  }
}
