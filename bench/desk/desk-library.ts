import { sql } from 'kysely'
import { openPostgres } from '../../server/src/platform/database/database'
import type { Db } from '../../server/src/platform/database/db'
import type { Lesson } from '../bench-data'
import { filledDatabase, type RunningServer, startServer } from '../bench-processes'
import { addAdmin, callAsAdmin, compareLists, type List, type Print } from './compare-lists'

const lists: List[] = [
  ['lessons', '/admin/videos?limit=24'],
  ['lessons by title', '/admin/videos?limit=24&sort=title'],
  ['a search among lessons', '/admin/videos?limit=24&q=vegetable'],
  ['a mistyped search among lessons', '/admin/videos?limit=24&q=vegetble'],
  ['drafts', '/admin/videos?limit=24&state=draft'],
  ['lessons without Burmese', '/admin/videos?limit=24&missing=mya'],
  ['lessons of a topic', '/admin/videos?limit=24&topic=3'],
  ['lessons with a machine’s words', '/admin/videos?limit=24&machine=any'],
  ['views of lessons', '/admin/videos/views'],
]
const small = { videos: 250, accounts: 20, answers: 0 }
const large = { videos: 25_000, accounts: 20, answers: 0 }
const publishings = 9
const budgetMs = 1000

/** The desk's lists with 25,000 lessons beside 250, and one of 25,000 published while two processes serve them. */
export async function measureDeskLibrary(postgresUrl: string, lessons: Lesson[], print: Print) {
  const few = await startServer(await libraryOf(postgresUrl, 'lessons_few', lessons, small))
  const url = await libraryOf(postgresUrl, 'lessons_many', lessons, large)
  const [first, second] = [await startServer(url), await startServer(url)]
  try {
    await compareLists(lists, { few, many: first }, '250 beside 25,000', print)
    await measurePublishing([first, second], print)
  } finally {
    for (const server of [few, first, second]) server.stop()
  }
}

/** One lesson in fifty has an unpublished draft, every fifth of these with machine translation. */
async function libraryOf(postgresUrl: string, name: string, lessons: Lesson[], size: typeof small): Promise<string> {
  const url = await filledDatabase(postgresUrl, name, lessons, size)
  const database = openPostgres(url, { statementMs: 0 })
  await addAdmin(database.db)
  await addDrafts(database.db)
  await database.executeSql('vacuum analyze')
  await database.close()
  return url
}

async function addDrafts(db: Db) {
  await sql`insert into lesson_drafts (video_id, document, revision, updated_at)
    select id, '{}', 1, now() from lessons where id % 50 = 7`.execute(db)
  await sql`insert into lesson_lines (video_id, title, video_host, is_public, duration, topic_ids, questions, languages, differs,
      titles, words)
    select id, title, 'youtube', false, duration, jsonb_build_array(1 + id % 12), 2,
      jsonb_build_object('eng', jsonb_build_object('has_clip', true, 'has_subtitles', false, 'is_machine', id % 250 = 7)),
      true, lower(title), lower(description)
    from lessons join video_languages on video_id = id where id % 50 = 7`.execute(db)
}

type DraftReply = { revision: number }
type VideoListReply = { items: { id: number; video_id: number; title: string }[] }

/** Publishes lessons one by one and checks search and card at the next call of both processes. */
async function measurePublishing(servers: [RunningServer, RunningServer], print: Print) {
  const times: number[] = []
  const { items } = await callAsAdmin<VideoListReply>(servers[0], '/admin/videos?limit=100&state=published')
  const ids = items.slice(0, publishings).map(({ id }) => id)
  await callAsAdmin(servers[0], '/admin/videos/runs', { deed: 'open', chosen: ids.map((id) => ({ id, revision: 0 })) })
  let correctPages = 0
  for (const [n, id] of ids.entries()) {
    const title = `Freshly published ${n} zwq${n}x`
    // The bench's questions are placeholders, which publishing would refuse.
    const changes = [
      { path: 'languages.eng.title', value: title },
      { path: 'question_order', value: [] },
    ]
    const { revision: based_on } = await callAsAdmin<DraftReply>(servers[0], `/admin/videos/${id}`)
    const { revision } = await callAsAdmin<DraftReply>(
      servers[0],
      `/admin/videos/${id}/draft`,
      { based_on, changes },
      'PATCH',
    )
    const started = performance.now()
    await callAsAdmin(servers[n % 2] ?? servers[0], `/admin/videos/${id}/publish`, { revision })
    times.push(performance.now() - started)
    const pages = await Promise.all(
      servers.map((server) => callAsAdmin<VideoListReply>(server, `/feeds/public?q=zwq${n}x`)),
    )
    correctPages += pages.filter((page) => page.items[0]?.video_id === id && page.items[0].title === title).length
  }
  const slowest = Math.max(...times)
  print(
    'publishing one of 25,000 lessons, the slowest',
    `${ids.length} lessons`,
    `${slowest.toFixed(0)} ms`,
    `at most ${budgetMs} ms`,
    slowest <= budgetMs,
  )
  const expectedPages = ids.length * servers.length
  print(
    'right at the next call, in search and on its card',
    'two processes',
    `${correctPages} of ${expectedPages}`,
    'all',
    correctPages === expectedPages,
  )
}
