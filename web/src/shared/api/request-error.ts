import type { ErrorCode } from '@kasama/contract/errors'

export type RequestCode = ErrorCode | 'network'

/** A call that failed. `message` is in the reader's language; `field` names the form field at fault. */
export class RequestError extends Error {
  readonly code: RequestCode
  /** HTTP status; 0 where the server was not reached. */
  readonly status: number
  readonly field: string | undefined

  constructor(message: string, about: { code: RequestCode; status: number; field?: string | undefined }) {
    super(message)
    this.name = 'RequestError'
    this.code = about.code
    this.status = about.status
    this.field = about.field
  }
}
