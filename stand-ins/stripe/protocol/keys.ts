import { Refusal } from './refusal'

export const secretKey = 'sk_test_standin'
export const publishableKey = 'pk_test_standin'

const unauthenticated = (message: string) =>
  new Refusal(401, { type: 'authentication_error', message }, { hasBegun: false })

/** Whether a call is from a server or from a browser, by its key. */
export function callerOf(authorization: string | undefined, formKey: unknown): 'server' | 'browser' {
  const key = authorization?.replace(/^Bearer /, '') ?? formKey
  if (key === secretKey) return 'server'
  if (key === publishableKey) return 'browser'
  if (key) throw unauthenticated(`Invalid API Key provided: ${String(key).slice(0, 8)}***`)
  throw unauthenticated(
    "You did not provide an API key. You need to provide it in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  )
}

export const secretKeyNeeded = (): Refusal =>
  new Refusal(
    401,
    {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    },
    { hasBegun: false },
  )
