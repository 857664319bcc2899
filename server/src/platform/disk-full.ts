/** What the system says where a disk, or somebody's share of it, is full. */
const codes = ['ENOSPC', 'EDQUOT']

/** Whether something failed since there is no room on a disk: no file's fault, and over when there is room again. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return codes.includes(String(code)) || (cause !== undefined && isDiskFull(cause))
}

/** A program that we run has found no room. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC'
}
