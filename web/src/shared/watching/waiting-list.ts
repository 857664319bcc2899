import type { Language } from '@kasama/contract/language'

/** A visit that is not reported to the server yet; `began_at` in milliseconds by this device's clock. */
export type Visit = { kind: 'visit'; video_id: number; ticket: string | null; began_at: number }

/** A worker's last position in a video, in seconds, which the server has not confirmed yet. */
export type Position = { kind: 'position'; video_id: number; language_code: Language; position: number }

export type WaitingReport = Visit | Position

/**
 * Adds a report to the offline queue, in the order of sending. Of several offline visits to a video the first is kept;
 * of its positions the latest, preceded by the furthest, which proves most.
 */
export function withAdded(list: readonly WaitingReport[], item: WaitingReport): WaitingReport[] {
  const visitAt = list.findLastIndex((other) => other.kind === 'visit' && other.video_id === item.video_id)
  if (item.kind === 'visit') return visitAt >= 0 ? [...list] : [...list, item]
  const isOlder = (other: WaitingReport, index: number): other is Position =>
    index > visitAt && other.kind === 'position' && other.video_id === item.video_id
  const furthest = list
    .filter(isOlder)
    .reduce<Position>((furthestSoFar, other) => (other.position > furthestSoFar.position ? other : furthestSoFar), item)
  const others = list.filter((other, index) => !isOlder(other, index))
  return furthest === item ? [...others, item] : [...others, furthest, item]
}

/** Removes a sent report; a newer position of the same video that was added meanwhile stays. */
export function withoutSent(list: readonly WaitingReport[], sent: WaitingReport): WaitingReport[] {
  return list.filter((other) => !isSame(other, sent))
}

/** Whether two reports of a video are equal. */
export function isSame(a: WaitingReport, other: WaitingReport): boolean {
  if (a.video_id !== other.video_id) return false
  if (a.kind === 'visit') return other.kind === 'visit'
  return other.kind === 'position' && a.position === other.position && a.language_code === other.language_code
}
