type ThrownValue = { code?: unknown; cause?: unknown } | null | undefined

/** Whether an error, or the cause of it, has one of these codes of the operating system. */
export function hasCode(error: unknown, codes: string[]): boolean {
  const { code, cause } = (error as ThrownValue) ?? {}
  return codes.includes(String(code)) || (cause !== undefined && hasCode(cause, codes))
}

/** The process (EMFILE) or its machine (ENFILE) may open no further file or connection: temporary. */
export const isOutOfDescriptors = (error: unknown) => hasCode(error, ['EMFILE', 'ENFILE'])

/** Returns this value for a missing file; rethrows any other error. */
export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (hasCode(error, ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])) return value
    throw error
  }
