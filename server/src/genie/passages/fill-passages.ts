import { type Language, languages } from '@kasama/contract/language'
import { type Cue, readCues } from '@kasama/contract/text/web-vtt'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { readText } from '#platform/media/read-text'
import { findWords, listUnknown, lockFaq, lockLessons } from './passages.queries'
import { type KnownLesson, writeFaq, writeLessons, writeQuestionsOf } from './write-passages'

/** Shorter than a job's lease; another job does the rest. */
const mostMs = 60_000

export const fillPassagesJob = 'fill-passages'

/**
 * Indexes the lessons that Genie does not know yet, or knows by older rules, as after an update. Queued at each start;
 * it works in batches and may stop after any of them.
 */
export const fillPassagesJobOf = (deps: Pick<Deps, 'db' | 'jobs' | 'storage'>): Job<object> => ({
  name: fillPassagesJob,
  async run() {
    const until = Date.now() + mostMs
    while (await fillSome(deps))
      if (Date.now() > until) return void (await deps.jobs.enqueue(deps.db, fillPassagesJob, {}))
    await deps.db.transaction().execute(async (tx) => {
      // A change of the FAQ in progress writes its own passages.
      await lockFaq(tx)
      await writeFaq(tx)
    })
  },
})

/** Returns whether there was anything to do. */
async function fillSome({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<boolean> {
  const ids = await listUnknown(db)
  if (ids.length === 0) return false
  const lessons = await readLessons({ db, storage }, ids)
  await db.transaction().execute(async (tx) => {
    // A lesson published meanwhile is already indexed by its new words.
    await lockLessons(tx, ids)
    const unknown = new Set(await listUnknown(tx))
    const left = lessons.filter(({ videoId }) => unknown.has(videoId))
    await writeLessons(tx, left)
    await writeQuestionsOf(
      tx,
      left.map(({ videoId }) => videoId),
    )
  })
  return true
}

async function readLessons({ db, storage }: Pick<Deps, 'db' | 'storage'>, ids: number[]): Promise<KnownLesson[]> {
  const words = await findWords(db, ids)
  const lessons: KnownLesson[] = []
  for (const videoId of ids) {
    const own = words.filter(({ video_id }) => video_id === videoId)
    const subtitles: Partial<Record<Language, Cue[]>> = {}
    for (const language of languages) {
      const key = own.find(({ language_code }) => language_code === language)?.subtitles
      if (key) subtitles[language] = readCues(await readText(storage, key))
    }
    lessons.push({ videoId, words: own, subtitles })
  }
  return lessons
}
