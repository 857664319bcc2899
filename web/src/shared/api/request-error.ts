import type { ErrorCode } from '@kasama/contract/errors'

export type RequestCode = ErrorCode | 'network'

type About = {
  code: RequestCode
  status: number
  field?: string | undefined
  values?: Record<string, string | number> | undefined
}

/** A call that failed. `message` is in the reader's language; `field` names the form field at fault. */
export class RequestError extends Error {
  readonly code: RequestCode
  /** HTTP status; 0 where the server was not reached. */
  readonly status: number
  readonly field: string | undefined
  /** Values for the placeholders in the text of `code`. */
  readonly values: Record<string, string | number> | undefined

  constructor(message: string, about: About) {
    super(message)
    this.name = 'RequestError'
    this.code = about.code
    this.status = about.status
    this.field = about.field
    this.values = about.values
  }
}
