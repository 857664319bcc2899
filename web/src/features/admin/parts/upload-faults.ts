import type { DetailedError } from 'tus-js-client'
import { RequestError } from '../../../shared/api/request-error'

/** The store did not take a part; status 0 is a connection that dropped. */
export class StoreFault extends Error {
  constructor(readonly status: number) {
    super(`The store answered ${status}.`)
  }
}

type Fault = Error | DetailedError | StoreFault | RequestError

const insufficientStorage = 507

function statusOf(error: Fault): number | undefined {
  if (error instanceof StoreFault || error instanceof RequestError) return error.status
  return 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
}

/**
 * Returns whether the server refuses the upload for good; all else is retried. A store's refusal may be of an expired
 * address.
 */
export function isRefused(error: Fault): boolean {
  const status = error instanceof StoreFault ? undefined : statusOf(error)
  return status !== undefined && status >= 400 && status < 500 && ![408, 409, 423, 429].includes(status)
}

/** Returns whether the server has no room for more bytes right now. */
export const isFull = (error: Fault) => statusOf(error) === insufficientStorage

/** Returns whether a retry follows within seconds. */
export const isTriedAgain = (error: Fault) => navigator.onLine && !isRefused(error) && !isFull(error)
