import type { Api, Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { fill } from '#test/app/visitors'
import { addVideo, type TestVideo } from '#test/library/library'
import { employer, household, type Person } from '#test/people/people'

let app: TestApp
let locked: TestVideo
let open: TestVideo
let hosted: number[]
const visitors = ['guest', 'employer without a plan', 'employer of an ended plan', 'worker of an ended plan'] as const
const tokens = new Map<(typeof visitors)[number], Person | null>([['guest', null]])

/** Words that occur only in a locked video's addresses, subtitles and hosts. */
const secrets = [
  'secret-address',
  'zzyoutube01',
  'zzvimeo02',
  'zzvimeo03',
  'zzlanguage04',
  'zzlanguage05',
  'zzlanguage06',
]

async function lock(host: 'youtube' | 'vimeo', address: string): Promise<number> {
  const { id } = await addVideo(app.deps.db, { title: `Locked at ${host}`, questions: 1 })
  const thumbnail_url = `https://i.ytimg.com/vi/${address}/hqdefault.jpg`
  await app.deps.db
    .updateTable('videos')
    .set({ video_host: host, thumbnail_url, vimeo_id: 'zzvimeo03' })
    .where('id', '=', id)
    .execute()
  const own = { video_host: 'vimeo', address: 'zzlanguage04', vimeo_id: 'zzlanguage05' } as const
  const languages = app.deps.db.updateTable('video_languages').where('video_id', '=', id)
  await languages.set({ address }).where('language_code', '=', 'eng').execute()
  await languages
    .set({ ...own, thumbnail_url: 'https://i.vimeocdn.com/zzlanguage06.jpg' })
    .where('language_code', '=', 'mya')
    .execute()
  return id
}

beforeAll(async () => {
  app = await testApp()
  await fill(app)
  const { db } = app.deps
  await db.deleteFrom('videos').execute()
  locked = await addVideo(db, { title: 'Locked lesson', questions: 2 })
  open = await addVideo(db, { title: 'Open lesson', public_level: 1, questions: 1, folder: 'open' })
  hosted = [await lock('youtube', 'zzyoutube01'), await lock('vimeo', 'zzvimeo02')]
  const { boss, worker } = await household(app)
  await app.call('GET /videos/:id', { params: { id: locked.id }, query: {} }, worker.token)
  await db.updateTable('subscriptions').set({ status: 'expired' }).where('user_id', '=', boss.id).execute()
  await db
    .insertInto('clip_subscriptions')
    .values([locked.id, ...hosted].map((video_id) => ({ employer_id: boss.id, video_id, created_at: app.deps.now() })))
    .execute()
  const planless = await employer(app)
  const topics = (await db.selectFrom('video_topics').select('topic_id').distinct().execute()).map(
    (row) => row.topic_id,
  )
  for (const { token } of [boss, planless])
    await app.call('POST /users/topics', { body: { topics: topics.join(',') } }, token)
  tokens.set('employer without a plan', planless)
  tokens.set('employer of an ended plan', boss)
  tokens.set('worker of an ended plan', worker)
})

const reads = Object.keys(calls as Api).filter((key) => key.startsWith('GET '))

/** Every address of a call for the rows of the database, with each language and a search. */
function addresses(key: string, visitor: Person | null): string[] {
  const path = key.slice('GET '.length)
  const people = [visitor?.id ?? 1, tokens.get('worker of an ended plan')?.id ?? 1]
  const ids = [locked.id, open.id, ...hosted, ...locked.questionIds, ...open.questionIds, ...people]
  const values: Record<string, (string | number)[]> = {
    a: [1],
    b: [visitor?.id ?? 1],
    value: ['newname1'],
    key: ['library_layout'],
  }
  let paths = [`/api${path}`]
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    paths = paths.flatMap((one) => (values[name] ?? ids).map((value) => one.replace(`:${name}`, String(value))))
  }
  const { query } = calls[key as keyof typeof calls] as Call
  const fields = Object.keys((query as { properties?: object } | undefined)?.properties ?? {})
  const queries = [
    '',
    ...(fields.includes('lang') ? ['?lang=mya'] : []),
    ...(fields.includes('q') ? ['?q=locked', '?q=secret'] : []),
  ]
  return paths.flatMap((one) => queries.map((more) => one + more))
}

async function read(url: string, visitor: Person | null): Promise<string> {
  const headers = visitor ? { authorization: `Bearer ${visitor.token}` } : {}
  const reply = await app.app.inject({ url, headers })
  expect(reply.statusCode, url).toBeLessThan(500)
  // JSON within JSON is unescaped: an escape must not hide a word.
  return reply.body.replaceAll('\\', '')
}

/** Secrets in a visitor's response: words of a locked video's addresses, and right answers. */
const leaksIn = (body: string, words: string[]) => [
  ...words.filter((word) => body.includes(word)),
  ...(/"answers": ?\[\d/.exec(body) ?? []),
]

test.each(reads)('%s tells no address of a locked video and no right answer', async (key) => {
  const leaks: string[] = []
  for (const name of visitors) {
    const visitor = tokens.get(name) ?? null
    for (const url of addresses(key, visitor))
      leaks.push(...leaksIn(await read(url, visitor), secrets).map((secret) => `${name}, ${url}: ${secret}`))
  }
  expect(leaks).toEqual([])
})
test.each(['/public/video/', '/g-video/', '/video/'])('the page %s tells nothing of a locked video', async (path) => {
  const leaks: string[] = []
  for (const name of visitors)
    for (const id of [locked.id, ...hosted]) {
      const body = await read(`${path}${id}`, tokens.get(name) ?? null)
      leaks.push(...leaksIn(body, [...secrets, 'Locked']).map((secret) => `${name}, ${id}: ${secret}`))
    }
  expect(leaks).toEqual([])
})
test('the words that are looked for are there for those who may see them', async () => {
  const { boss } = await household(app)
  expect(await read(`/api/videos/${locked.id}`, boss)).toContain('secret-address')
  for (const secret of ['zzyoutube01', 'zzvimeo03', 'zzlanguage04', 'zzlanguage06'])
    expect(await read(`/api/videos/${hosted[0]}`, boss)).toContain(secret)
  expect(await read(`/api/videos/${open.id}`, null)).not.toContain('clips')
  expect(await read(`/api/videos/public/${open.id}`, null)).toContain('clips/open')
})
