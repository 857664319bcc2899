import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors'

/**
 * Who may make a call. `signed_out` is for guests alone; `pending` has a token whose session is not registered yet; `account` has a registered session,
 * also after her agency's contract ended; everything from `user` on is closed to an expired agency account. `coming_in` is an
 * admin, whose login may still wait for its second factor. Admins have two scopes: `provider` is the provider's staff alone; `organisation` is also an organisation's admin, for hers.
 * Whose data a call may touch is decided where the data is read.
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

/** Names of the rate limits; their numbers are in the server's platform/http/limits/limits.ts. */
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
  | 'listening'
  | 'suggestion'

/** One call of the API, written once: the server checks it, the browser is typed by it, the documentation is made of it. */
export type Call = {
  /** What the call does, for the reader of the API's documentation. */
  summary: string
  access: Access
  /** The limit that counts calls of this kind, beside the general one; others are counted by the handler. */
  limit?: LimitName
  /** Refused unless the caller said within the last minutes who she is: what moves money, exports, admins and deletions. */
  fresh?: true
  /** Errors that are particular to this call. */
  errors?: readonly ErrorCode[]
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The call takes one file, in the multipart field `file`, instead of a body. */
  file?: true
  /** The call takes a multipart form instead of a body: fields, and files by name with the most bytes of each. */
  form?: { fields: TSchema; files: Record<string, number> }
  /** Who accepts `text/event-stream` is sent these first, as they come; then `answer`, or `error` in place of it. */
  events?: Record<string, TSchema>
  data: TSchema
}

/** The calls of one feature, by what goes over the wire: 'POST /questions/:id/answers'. */
export type Api = Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, Call>

type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C[Name] extends TSchema
  ? { [N in Name]: Static<C[Name]> }
  : unknown

/** What a caller gives: only the parts that the call has. */
export type Input<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
export type Data<C extends Call> = Static<C['data']>

/** Why a picture is not taken. */
export const pictureErrors = [
  'not_a_picture',
  'picture_heic',
  'picture_avif',
  'picture_too_large',
  'picture_broken',
] as const satisfies readonly ErrorCode[]

/** What an error is about: the form field at fault, and the values that its text mentions. */
export type ErrorDetail = { field?: string; values?: Record<string, string | number> }

/** Every reply has this shape, with the HTTP status of its error. */
export type Envelope<D> =
  | { error: false; data: D }
  | ({ error: true; error_message: string; code: ErrorCode } & ErrorDetail)
