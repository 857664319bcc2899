/** Weighted per cent of answers: right at once counts 1, others 0.5; rounded, 0 without answers. */
export function percentOf(right: number, answers: number): number {
  return answers === 0 ? 0 : Math.round((50 * (right + answers)) / answers)
}

/** Weighted per cent of a list of scores: those above 0 were right at once. */
export function percentCorrect(scores: number[]): number {
  return percentOf(scores.filter((score) => score > 0).length, scores.length)
}

/** 0 at 0 per cent; then one star for each 20 per cent begun (specification, section 4). */
export function stars(percent: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (percent <= 0) return 0
  return Math.min(5, Math.ceil(percent / 20)) as 1 | 2 | 3 | 4 | 5
}

export const creditPercent = 90
export const creditsPerVoucher = 6
/** Value of a voucher until the provider chooses another amount. */
export const defaultVoucherCents = 500

/** One credit for a month with an average of 90% or more and at least one video watched. */
export function earnsCredit(month: { percent: number; answers: number; videosWatched: number }): boolean {
  return month.answers > 0 && month.percent >= creditPercent && month.videosWatched >= 1
}

/** Maximum number of a worker's answers, or completed videos, in one reply: the latest ones. */
export const maxRecords = 5000
