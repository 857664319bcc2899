import type { Failures } from './failures'

/** What only an admin at the desk meets; no other reader downloads these. */
export const deskErrors = {} as const satisfies Failures
