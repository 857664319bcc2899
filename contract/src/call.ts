import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors/errors'

/**
 * The callers that a call admits. `signed_out` is for guests alone; `pending` has a token whose session is not
 * registered yet; `account` has a registered session, also after an agency's contract ended. `user`, `employer` and
 * `worker` are closed to an account whose agency contract has ended. `coming_in` is an admin who is signing in: the second
 * factor may still be missing. Admins have two scopes: `provider` is the provider's staff alone; `organisation` is also an organisation's admin, for
 * that organisation. The data that a call may touch is decided where it is read.
 */
export type Access =
  | 'guest'
  | 'signed_out'
  | 'pending'
  | 'account'
  | 'user'
  | 'employer'
  | 'worker'
  | 'coming_in'
  | 'organisation'
  | 'provider'

/**
 * Names of the rate limits; their numbers are in the server's platform/http/limits/limits.ts, and counts are stored under
 * the names. `payment_look` is for calls that read from the payment provider, `cue` for uploads of a cue's recording,
 * `recording` for questions that are spoken, and `listening` for the making of spoken answers.
 */
export type LimitName =
  | 'login'
  | 'signup'
  | 'forgot'
  | 'reset'
  | 'payment'
  | 'voucher'
  | 'contact'
  | 'error_report'
  | 'upload'
  | 'cue'
  | 'email_change'
  | 'name_check'
  | 'own_export'
  | 'payment_look'
  | 'reset_link'
  | 'households'
  | 'household_check'
  | 'public_quiz'
  | 'certificate'
  | 'question_hour'
  | 'question_day'
  | 'recording'
  | 'urgent_recording'
  | 'listening'
  | 'suggestion'
  | 'push_address'
  | 'week_picture'
  | 'saved_lesson'

/** Largest file that a call with `file` takes. */
export const maxFileBytes = 5 * 1_048_576

/** One call of the API: the server's checks, the browser's types and the documentation derive from it. */
export type Call = {
  /** Description of the call for the API's documentation. */
  summary: string
  access: Access
  /** The call's own rate limit, beside the general one. Some handlers count further limits themselves. */
  limit?: LimitName
  /** Requires that the caller has just confirmed their identity: for money, exports, admins and deletions. */
  fresh?: true
  /** Errors that belong to this call alone. */
  errors?: readonly ErrorCode[]
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The call takes one file of at most `maxFileBytes`, in the multipart field `file`, instead of a body. */
  file?: true
  /** The call takes a multipart form instead of a body: fields, and the size limit of each file in bytes, by name. */
  form?: { fields: TSchema; files: Record<string, number> }
  /** Events for a client that accepts `text/event-stream`; `answer`, or `error` in its place, comes last. */
  events?: Record<string, TSchema>
  data: TSchema
}

/** The calls of one feature, by method and path: 'POST /questions/:id/answers'. */
export type Api = Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Call>

type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C[Name] extends TSchema
  ? { [N in Name]: Static<C[Name]> }
  : unknown

/** The input of a call: only the parts that it has. */
export type Input<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
export type Data<C extends Call> = Static<C['data']>

/** Errors of a refused picture. */
export const pictureErrors = [
  'not_a_picture',
  'picture_heic',
  'picture_avif',
  'picture_too_large',
  'picture_broken',
] as const satisfies readonly ErrorCode[]

/** Details of an error: the form field at fault, and the values that its text mentions. */
export type ErrorDetail = { field?: string; values?: Record<string, string | number> }

/** The body of every response; an error also sets the HTTP status. */
export type Envelope<D> =
  | { error: false; data: D }
  | ({ error: true; error_message: string; code: ErrorCode } & ErrorDetail)
