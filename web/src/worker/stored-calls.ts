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
 * Calls that the server alone answers. Their answers are stored so that one that is unchanged costs no bytes: a praise
 * that she has seen, or the login of another browser, must never come from the device.
 */
const comparedCalls = [/^\/(praise|thanks)$/, /^\/auth\/session\/\d+$/]

/** Whether the answer of a GET is only compared with the server's. */
export const isCompared = (path: string) => comparedCalls.some((pattern) => pattern.test(path))

/** Reports of watching: they change no answer that an early screen shows wrongly. */
const reportPattern = /^\/videos\/\d+\/(visit|position|watched)$/

/** Whether a write may change stored answers, so that the next ones are asked of the server. */
export const changesAnswers = (path: string) => !reportPattern.test(path)
