/** Fastest playback rate that the player offers; the furthest second can't grow faster than real time times this. */
export const maxPlaybackRate = 2
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Minimum interval between the browser's position reports, in seconds. */
export const reportEverySeconds = 10

/** Days for which a lesson that is saved on a phone plays after the phone's last contact with the server. */
export const savedDays = 30

/** Maximum delay, in seconds, with which a visit that began offline may be reported. */
export const maxDelaySeconds = savedDays * 86_400

/** The heartbeat's interval and the idle timer, in seconds (specification, section 9). */
export const heartbeatSeconds = 30
export const idleSeconds = 60

/** Whether a clip counts as watched: up to 5% or 5 s before its end, whichever is larger. */
export function isWatchedToEnd(furthestFraction: number, durationSeconds: number): boolean {
  if (durationSeconds <= 0) return true
  const tolerance = Math.max(0.05 * durationSeconds, 5)
  return furthestFraction * durationSeconds >= durationSeconds - tolerance
}

/**
 * The furthest fraction that a report proves. It grows by no more than the real seconds that are free (since the visit
 * began, and not counted for another stretch or video yet) times the fastest rate, is never beyond the reported
 * position, and never falls. The end in one language is the end in every language.
 */
export function provenFurthest(
  before: number,
  report: { position: number; duration: number; freeSeconds: number },
): number {
  const { position, duration, freeSeconds } = report
  if (duration <= 0) return 1
  const reachable = before * duration + Math.max(0, freeSeconds) * maxPlaybackRate
  const furthest = Math.max(before, Math.min(position, reachable, duration) / duration)
  return isWatchedToEnd(furthest, duration) ? 1 : furthest
}

/** Maximum number of letters of a title: 59 on wide screens (more than 1200 px), 57 on others, 53 if unknown. */
export function titleLimit(isWide?: boolean): number {
  if (isWide === undefined) return 53
  return isWide ? 59 : 57
}

/** One segmenter for all titles: making one takes longer than using it. */
let segmenter: Intl.Segmenter | undefined

/** The letters as a reader counts them; Firefox before 125 has no segmenter, and counts each letter with its signs. */
export function lettersOf(title: string): string[] {
  segmenter ??= Intl.Segmenter && new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter ? Array.from(segmenter.segment(title), (s) => s.segment) : (title.match(/.\p{M}*/gsu) ?? [])
}

/**
 * Shortens a title: cut at the last space before the limit, or at limit minus 3 where there is none, and '...' added.
 * Counts what a reader counts (grapheme clusters), so that Burmese signs are never torn off their letter.
 */
export function shortTitle(title: string, limit: number): string {
  if (title.length <= limit) return title
  const letters = lettersOf(title)
  if (letters.length <= limit) return title
  const space = letters.slice(0, limit).lastIndexOf(' ')
  return `${letters
    .slice(0, space > 0 ? space : limit - 3)
    .join('')
    .trimEnd()}...`
}

/** Topics whose lessons touch health and danger: Cooking, Elderly Care, Child Care, Chores, Safety, Infant Care. */
export const adviceTopics: readonly number[] = [7, 10, 11, 13, 20, 26]
