import { RequestError } from '#shared/api/request-error.ts'

/** Whether the server was unreachable or failed; for both the specification has sentences of its own. */
export const isServerUnavailable = (error: unknown) =>
  !(error instanceof RequestError) || error.status === 0 || error.status >= 500
