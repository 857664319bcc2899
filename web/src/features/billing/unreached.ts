import { RequestError } from '../../shared/api/request-error'

/** Whether the server was not reached, or could not do what it should: then the specification has a sentence of its own. */
export const isUnreached = (error: unknown) =>
  !(error instanceof RequestError) || error.status === 0 || error.status >= 500
