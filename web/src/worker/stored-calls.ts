/** Calls whose answers are kept, by the path behind /api: lists, lessons, her progress. */
const storedCalls = [
  /^\/users\/me$/,
  /^\/topics$/,
  /^\/users\/\d+\/(progress|watched|certificates|answers)$/,
  /^\/skills\/skill_for_worker\/\d+$/,
  /^\/worker\/\d+\/(log|month)$/,
  /^\/videos\/\d+(\/(topics|skills))?$/,
  /^\/feeds\/(employer_all|begun|recommendation|completed)$/,
  /^\/video_subscription\/(subscribed|must_watch)$/,
  /^\/questions\/\d+$/,
  /^\/(goal|redeem|practice)$/,
]

/** Whether the answer of a GET is kept on the device: nothing of money, passwords or the desk. */
export const isStored = (path: string) => storedCalls.some((pattern) => pattern.test(path))

/**
 * Calls that the server always answers. The stored answer is only compared, so that an unchanged one is not sent again: a
 * praise that she has seen, or the login of another browser, must never come from the device.
 */
const comparedCalls = [/^\/(praise|thanks)$/, /^\/auth\/session\/\d+$/]

/** Whether the answer of a GET is only compared with the server's. */
export const isCompared = (path: string) => comparedCalls.some((pattern) => pattern.test(path))

const reportPattern = /^\/videos\/\d+\/(visit|position|watched)$/

/**
 * Reports of watching. They come every ten seconds, and would otherwise keep stored answers from being shown early: only
 * one that completes a lesson changes them. Any other write may make stored answers stale, which are then not shown
 * before the server's.
 */
export const isReport = (path: string) => reportPattern.test(path)
