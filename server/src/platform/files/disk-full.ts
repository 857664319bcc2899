import { hasCode } from './system-error'

/** Whether an error means that a disk is full or a quota exceeded: no fault of the file, and temporary. */
export const isDiskFull = (error: unknown) => hasCode(error, ['ENOSPC', 'EDQUOT'])

/** A program that we run reported a full disk. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC'
}
