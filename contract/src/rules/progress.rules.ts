/** Answers right at once count 1, others 0.5; per cent of all answers, rounded, 0 without answers. */
export function percentOf(right: number, answers: number): number {
  return answers === 0 ? 0 : Math.round((50 * (right + answers)) / answers)
}

/** The same of a list of scores: those above 0 were right at once. */
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
/** What a voucher is worth until the provider chooses another amount. */
export const usualVoucherCents = 500

/** One credit for a month with an average of 90% or more and at least one video watched. */
export function earnsCredit(month: { percent: number; answers: number; videosWatched: number }): boolean {
  return month.answers > 0 && month.percent >= creditPercent && month.videosWatched >= 1
}

/** Singapore is UTC+8 all year: its calendar day of a moment, as YYYY-MM-DD. */
export function singaporeDay(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** The Monday of a calendar day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}

/** Singapore's calendar month of a moment, as YYYY-MM. */
export const singaporeMonth = (moment: Date): string => singaporeDay(moment).slice(0, 7)

/** Most rows of a worker's answers, or of her completed videos, in one reply: the latest. */
export const mostRecords = 5000
