/** Error codes for a full disk or an exceeded quota. */
const codes = ['ENOSPC', 'EDQUOT']

/** Whether an error means that a disk is full: no fault of the file, and temporary. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return codes.includes(String(code)) || (cause !== undefined && isDiskFull(cause))
}

/** A program that we run reported a full disk. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC'
}
