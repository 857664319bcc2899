import type { DetailedError } from 'tus-js-client'

type Fault = Error | DetailedError

const insufficientStorage = 507

const statusOf = (error: Fault) => ('originalResponse' in error ? error.originalResponse?.getStatus() : undefined)

/** Returns whether the server refuses the upload for good; all else is retried. */
export function isRefused(error: Fault): boolean {
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 && ![408, 409, 423, 429].includes(status)
}

/** Returns whether the server has no room for more bytes right now. */
export const isFull = (error: Fault) => statusOf(error) === insufficientStorage

/** Returns whether a retry follows within seconds. */
export const isRetried = (error: Fault) => navigator.onLine && !isRefused(error) && !isFull(error)
