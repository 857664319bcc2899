/** Answers with a positive score count 1, others 0.5; per cent of all answers, rounded, 0 without answers. */
export function percentCorrect(scores: number[]): number {
  if (scores.length === 0) return 0
  const points = scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0.5), 0)
  return Math.round((points / scores.length) * 100)
}

/** 0 at 0 per cent; then one star for each 20 per cent begun (specification, section 4). */
export function stars(percent: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (percent <= 0) return 0
  return Math.min(5, Math.ceil(percent / 20)) as 1 | 2 | 3 | 4 | 5
}

export const creditPercent = 90
export const creditsPerVoucher = 6
export const voucherDollars = 5

/** One credit for a month with an average of 90% or more and at least one video watched. */
export function earnsCredit(month: { percent: number; answers: number; videosWatched: number }): boolean {
  return month.answers > 0 && month.percent >= creditPercent && month.videosWatched >= 1
}

/** Singapore is UTC+8 all year: its calendar day of a moment, as YYYY-MM-DD. */
export function singaporeDay(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** Most rows of a worker's answers, or of her completed videos, in one reply: the latest. */
export const mostRecords = 5000
