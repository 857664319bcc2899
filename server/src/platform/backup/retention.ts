import { singaporeOffsetMs } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { blobOf, completeOf, forEachFile, listObjects, readBackup } from './place/backup-list'
import { listBlobs } from './place/copy-files'
import type { Place } from './place/place'

/** Days and weeks of which the newest backup is kept; null: no limit, so all of them. */
export type KeepRule = { days: number; weeks: number }

/** A backup that did not finish for so long was killed. */
const deadAfterMs = 2 * dayMs

const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/

/** The moment that stands in an id. */
const momentOf = (id: string) => new Date(id.replace(idPattern, '$1-$2-$3T$4:$5:$6.$7Z')).getTime()

/** The numbers of Singapore's days and of its weeks, which begin on Monday. */
const dayNumber = (ms: number) => Math.floor((ms + singaporeOffsetMs) / dayMs)
const weekNumber = (ms: number) => Math.floor((dayNumber(ms) + 3) / 7)

/**
 * The ids that a rule keeps: the newest of each of the last days and weeks, today and this week included, and in any
 * case the newest of all. Days and weeks are the calendar's: in weeks counted back from now a backup would lose its
 * place to a younger one every night, and none would grow old.
 */
export function keptIds(ids: string[], { days, weeks }: KeepRule, now: Date): Set<string> {
  const kept = new Set(ids.slice(-1))
  for (const [count, numberOf] of [
    [days, dayNumber],
    [weeks, weekNumber],
  ] as const) {
    const newestOf = new Map<number, string>()
    for (const id of ids) newestOf.set(numberOf(momentOf(id)), id)
    for (const [number, id] of newestOf) if (numberOf(now.getTime()) - number < count) kept.add(id)
  }
  return kept
}

/**
 * Removes complete backups that the rule does not keep, ones that were killed, and copies of files that no backup needs
 * any more. Copies stay while another backup is under way, since it may need them. Returns the removed backups.
 */
export async function removeOld(place: Place, rule: KeepRule, now: Date): Promise<string[]> {
  const objects = await listObjects(place)
  const complete = [...objects].filter(([, names]) => names.includes('complete')).map(([id]) => id)
  const kept = keptIds(complete, rule, now)
  const isDead = (id: string) => momentOf(id) < now.getTime() - deadAfterMs
  const removed = [...objects.keys()].filter((id) => (complete.includes(id) ? !kept.has(id) : isDead(id)))
  const isUnderWay = [...objects.keys()].some((id) => !complete.includes(id) && !isDead(id))
  const needed = isUnderWay ? null : await listNeeded(place, [...kept])
  for (const id of removed) {
    // Without the facts, which go first, the rest is no backup.
    await place.remove(completeOf(id))
    for (const name of objects.get(id) ?? []) await place.remove(`backups/${id}/${name}`)
  }
  if (needed) for (const name of (await listBlobs(place)).keys()) if (!needed.has(name)) await place.remove(name)
  return removed.filter((id) => complete.includes(id))
}

/** The objects of files that these backups need; throws BackupError if a list is damaged. */
async function listNeeded(place: Place, ids: string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  for (const id of ids) await forEachFile(place, await readBackup(place, id), (file) => needed.add(blobOf(file)))
  return needed
}
