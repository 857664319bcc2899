// @module-tag ci
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addSampleTopic, addTopics, addVideo } from '#test/library/library'
import { household, type Person } from '#test/people/people'
import { loadPack, PackFaults } from './load-pack'

const sample = join(import.meta.dirname, '../../../../test/pack')
let app: TestApp
let folder: string
let home: { boss: Person; worker: Person }

const nothing = { topics: 0, skills: 0, faq: 0, isLayoutChanged: false }
const allUnchanged = { added: 0, updated: 0, unchanged: 3 }

beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  await addSampleTopic(app.deps.db)
  home = await household(app, 'mya')
  await loadPack(app.deps, sample)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasama-pack-'))
  cpSync(sample, folder, { recursive: true })
})

const edit = (file: string, from: string, to: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to))

async function videoId(slug: string): Promise<number> {
  const row = await app.deps.db.selectFrom('videos').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  return row.id
}
const show = async (slug: string) =>
  (await app.call('GET /videos/:id', { params: { id: await videoId(slug) }, query: {} }, home.worker.token)).data
const found = async (q: string) =>
  (await app.call('GET /feeds/employer_all', { query: { q } }, home.worker.token)).data.items.map((card) => card.title)

/** The version of every row that a pack writes: its xmin, the transaction that wrote it. */
async function versions() {
  const tables = [
    'topics',
    'lessons',
    'video_languages',
    'video_topics',
    'video_search',
    'questions',
    'skills',
    'skill_topics',
    'skill_videos',
    'faq',
    'settings',
  ]
  const rows = tables.map(async (table) => {
    const result = await sql<{ xmin: string }>`select xmin::text from ${sql.table(table)} order by ctid`.execute(
      app.deps.db,
    )
    return [table, result.rows.map(({ xmin }) => xmin)]
  })
  return Object.fromEntries(await Promise.all(rows))
}

test('a pack of three videos appears in the library with texts, clips, subtitles and quiz', async () => {
  const towels = await show('fold-towels')
  const languages = JSON.parse(towels.languages)
  expect(towels).toMatchObject({ title: 'Fold towels in three', video_host: 'file', duration: 2, public_level: 1 })
  expect(towels.thumbnail_url).toMatch(/^\/pictures\/plant-[0-9a-f]{8}\.svg$/)
  expect(languages.mya.title).toMatch(/^မျက်/)
  expect(languages.mya.url).toContain('/media/clips/fold-towels/mya-')
  expect(languages.phi).toMatchObject({ url: null, narration: 'eng', duration: 2 })
  expect(towels).toMatchObject({ voice: 'computer', slides_show_text: true })
  expect([languages.phi.voice, languages.mya.voice]).toEqual(['computer', null])
  expect(towels.subtitles.map(({ language_code }) => language_code).sort()).toEqual(['eng', 'mya', 'phi'])
  expect(towels.question_ids).toHaveLength(2)
  const question = await app.call(
    'GET /questions/:id',
    { params: { id: towels.question_ids[1] ?? 0 }, query: {} },
    home.worker.token,
  )
  expect(question.data.content).toBe('Where do towels go? (mya)')
  expect(question.data.options.map(({ id, content }) => [id, content])).toEqual([
    [1, 'Shelf'],
    [2, 'Floor'],
    [3, 'Cupboard'],
  ])
})
test('clips play, and an SVG gets a raster picture for mails', async () => {
  const towels = await show('fold-towels')
  const clip = await app.app.inject(towels.url ?? '')
  expect([clip.statusCode, clip.headers['content-type']]).toEqual([200, 'video/mp4'])
  const png = await app.app.inject((towels.thumbnail_url ?? '').replace('.svg', '.png'))
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
  expect(png.rawPayload.readUInt32BE(16)).toBe(1072)
})
test('a large SVG is rasterized at the required resolution', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="5000"><rect width="9" height="9"/></svg>'
  writeFileSync(join(folder, 'pictures/plant.svg'), drawing)
  await loadPack(app.deps, folder)
  const { thumbnail_url } = await show('fold-towels')
  const png = await app.app.inject((thumbnail_url ?? '').replace('.svg', '.png'))
  expect([png.statusCode, png.rawPayload.readUInt32BE(16)]).toEqual([200, 1072])
})
test('a clip’s small rendition and its audio have signed URLs of their own', async () => {
  const videos = join(folder, 'videos/fold-towels')
  cpSync(join(videos, 'eng.mp4'), join(videos, 'eng.low.mp4'))
  cpSync(join(videos, 'mya.mp4'), join(videos, 'mya.m4a'))
  await loadPack(app.deps, folder)
  const towels = await show('fold-towels')
  expect(towels.low_url).toContain('/media/clips/fold-towels/eng.low-')
  expect(towels.audio_url).toBeNull()
  const { mya, phi } = JSON.parse(towels.languages)
  expect([mya.low_url, phi.low_url, phi.audio_url]).toEqual([null, null, null])
  const sound = await app.app.inject(mya.audio_url)
  expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mp4'])
  expect((await app.app.inject(String(towels.low_url).replace('eng.low', 'eng'))).statusCode).toBe(403)
  await loadPack(app.deps, sample)
  expect((await show('fold-towels')).low_url).toBeNull()
})
test('recordings of questions and options are served in their language, by signed URLs', async () => {
  const videos = join(folder, 'videos/fold-towels')
  for (const name of ['eng.question-1', 'mya.question-1', 'mya.question-1-option-2'])
    cpSync(join(videos, 'mya.mp4'), join(videos, `${name}.m4a`))
  await loadPack(app.deps, folder)
  expect((await loadPack(app.deps, folder)).videos).toEqual(allUnchanged)
  const [id = 0] = (await show('fold-towels')).question_ids
  const ask = async (lang: 'mya' | 'ind') =>
    (await app.call('GET /questions/:id', { params: { id }, query: { lang } }, home.worker.token)).data
  const { sound_url, options } = await ask('mya')
  expect(sound_url).toContain('/media/clips/fold-towels/mya.question-1-')
  expect(options.map((option) => [option.id, option.sound_url?.replace(/-[0-9a-f]{8}\..*/, '')])).toEqual([
    [1, undefined],
    [2, '/media/clips/fold-towels/mya.question-1-option-2'],
  ])
  const sound = await app.app.inject(String(sound_url))
  expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mp4'])
  expect((await app.app.inject(String(sound_url).replace('mya.question', 'eng.question'))).statusCode).toBe(403)
  // A language with its own words but no recording stays silent: the English recording would say other words.
  expect((await ask('ind')).sound_url).toBeNull()
  const guest = await app.call('GET /questions/public/:id', { params: { id }, query: { lang: 'eng' } })
  expect(guest.data.sound_url).toMatch(/eng\.question-1-.*\?a=0&/)
  await loadPack(app.deps, sample)
  expect((await ask('mya')).sound_url).toBeNull()
})
test('a clip of many segments is stored completely, and plays', async () => {
  const pieces = join(folder, 'videos/fold-towels/eng.hls')
  mkdirSync(pieces)
  writeFileSync(join(pieces, 'index.m3u8'), '#EXTM3U\n#EXTINF:2,\n1.ts\n#EXT-X-ENDLIST')
  writeFileSync(join(pieces, '1.ts'), 'piece')
  rmSync(join(folder, 'videos/fold-towels/eng.mp4'))
  await loadPack(app.deps, folder)
  const { url } = await show('fold-towels')
  expect(url).toMatch(/^\/media\/clips\/fold-towels\/eng-[0-9a-f]{8}\/index\.m3u8\?/)
  const playlist = await app.app.inject(url ?? '')
  const piece = await app.app.inject(String(url).replace(/index\.m3u8.*/, playlist.body.split('\n')[2] ?? ''))
  expect([piece.statusCode, piece.body]).toEqual([200, 'piece'])
  expect(await loadPack(app.deps, folder)).toMatchObject({ videos: allUnchanged })
  await loadPack(app.deps, sample)
})
test('hosted videos keep their id, length and the host’s thumbnail', async () => {
  expect(await show('water-plants')).toMatchObject({
    youtube_id: 'abc_DEF-123',
    duration: 95,
    thumbnail_url: 'https://i.ytimg.com/vi/abc_DEF-123/hqdefault.jpg',
    topic_ids: [13, 500],
  })
  expect(await show('ride-bus')).toMatchObject({
    vimeo_id: '76979871/8272103f6e',
    created_at: '2026-01-31T00:00:00.000Z',
  })
})
test('a video on another host may be at Vimeo too', async () => {
  const path = join(folder, 'videos/water-plants/video.json')
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace('"host"', '"vimeo_id": "76979872/8272103f6e", "host"'))
  expect(await loadPack(app.deps, folder)).toMatchObject({ videos: { updated: 1 } })
  expect(await show('water-plants')).toMatchObject({ youtube_id: 'abc_DEF-123', vimeo_id: '76979872/8272103f6e' })
  writeFileSync(path, before)
  await loadPack(app.deps, folder)
  expect(await show('water-plants')).toMatchObject({ vimeo_id: null })
})
test('a language may have a hosted clip with its own length, Vimeo copy and thumbnail', async () => {
  const path = join(folder, 'videos/water-plants/mya.json')
  const before = readFileSync(path, 'utf8')
  const place = { host: 'youtube', address: 'mya_DEF-123', duration: 80, vimeo_id: '76979873' }
  writeFileSync(path, JSON.stringify({ ...JSON.parse(before), ...place }))
  expect(await loadPack(app.deps, folder)).toMatchObject({ videos: { updated: 1 } })
  const own = async () => JSON.parse((await show('water-plants')).languages).mya
  expect(await own()).toMatchObject({
    video_host: 'youtube',
    youtube_id: 'mya_DEF-123',
    vimeo_id: '76979873',
    duration: 80,
    narration: 'mya',
    thumbnail_url: 'https://i.ytimg.com/vi/mya_DEF-123/hqdefault.jpg',
  })
  const id = await videoId('water-plants')
  const card = async (lang: 'eng' | 'mya') => {
    const { data } = await app.call('GET /feeds/recently_added', { query: { lang } }, home.boss.token)
    return data.items.find(({ video_id }) => video_id === id)
  }
  expect(await card('mya')).toMatchObject({ duration: 80, thumbnail_url: expect.stringContaining('mya_DEF-123') })
  expect(await card('eng')).toMatchObject({ duration: 95, thumbnail_url: expect.stringContaining('abc_DEF-123') })
  writeFileSync(path, JSON.stringify({ ...JSON.parse(before), ...place, thumbnail: 'plant.svg' }))
  await loadPack(app.deps, folder)
  expect((await own()).thumbnail_url).toMatch(/^\/pictures\/plant-/)
  writeFileSync(path, before)
  await loadPack(app.deps, folder)
  expect(await own()).toMatchObject({ video_host: 'youtube', youtube_id: null, duration: 95, narration: 'eng' })
})
test('one language of a hosted video may have a clip on this server', async () => {
  const at = (name: string) => join(folder, 'videos/water-plants', name)
  const before = readFileSync(at('mya.json'), 'utf8')
  writeFileSync(at('mya.json'), JSON.stringify({ ...JSON.parse(before), host: 'file' }))
  cpSync(join(folder, 'videos/fold-towels/mya.mp4'), at('mya.mp4'))
  await loadPack(app.deps, folder)
  const video = await show('water-plants')
  expect(video).toMatchObject({ video_host: 'youtube', youtube_id: 'abc_DEF-123', url: null })
  const { mya } = JSON.parse(video.languages)
  expect(mya).toMatchObject({ video_host: 'file', youtube_id: null, narration: 'mya' })
  expect((await app.app.inject(mya.url)).statusCode).toBe(200)
  writeFileSync(at('mya.json'), before)
  rmSync(at('mya.mp4'))
  await loadPack(app.deps, folder)
})
test('titles, descriptions, topics and subtitles are searchable in every language', async () => {
  const [towels] = await found('tuwalya')
  expect(towels).toMatch(/^မျက်/)
  expect(await found('corners')).toEqual([towels])
  expect(await found('Kebun')).toEqual(['အပင်ရေလောင်းနည်း'])
})
test('topics, skills, FAQ and layout are loaded', async () => {
  const topics = await app.call('GET /topics', { query: {} }, null)
  expect(topics.data.map(({ id }) => id)).toEqual([7, 13, 500, 20, 999, 16])
  const skills = await app.call(
    'GET /skills/skill_for_worker/:id',
    { params: { id: home.worker.id }, query: {} },
    home.worker.token,
  )
  expect(skills.data[0]).toMatchObject({
    name: 'Gardening',
    topic_ids: [500],
    url: expect.stringMatching(/^\/pictures/),
  })
  const setting = await app.call('GET /admin/settings/:key', { params: { key: 'library_layout' } }, home.worker.token)
  const [section] = JSON.parse(setting.data.value)
  expect(section).toMatchObject({ id: 'agency-start', title: { mya: 'From your agency' } })
  const ids = [await videoId('water-plants'), await videoId('fold-towels')]
  expect(section.items.map(({ id }: { id: number }) => id)).toEqual(ids)
  const feed = await app.call('GET /feeds/employer_all', { query: {} }, home.worker.token)
  expect(feed.data.items.slice(0, 2).map(({ video_id }) => video_id)).toEqual(ids)
})
test('a changed pack changes a skill from a topic to lessons', async () => {
  edit('skills.json', '"topics": [500]', '"lessons": ["water-plants", "fold-towels"]')
  expect(await loadPack(app.deps, folder)).toMatchObject({ skills: 1 })
  const { rows } = await sql<{ slug: string }>`
    select videos.slug from skill_videos join videos on videos.id = video_id
    join skills on skills.id = skill_id where skills.slug = 'gardening' order by 1`.execute(app.deps.db)
  expect(rows).toEqual([{ slug: 'fold-towels' }, { slug: 'water-plants' }])
  expect(await loadPack(app.deps, folder)).toMatchObject({ skills: 0 })
  expect(await loadPack(app.deps, sample)).toMatchObject({ skills: 1 })
})
test('a second load writes no row', async () => {
  const before = await versions()
  app.forward({ days: 1 })
  expect(await loadPack(app.deps, folder)).toEqual({ name: 'Sample agency', videos: allUnchanged, ...nothing })
  expect(await versions()).toEqual(before)
})
test('an edited pack changes only the edited content', async () => {
  const added = (await show('water-plants')).created_at
  edit('videos/water-plants/eng.json', 'Water the plants', 'Water the orchids')
  edit('topics.json', '"Garden"', '"Balcony"')
  edit('faq.json', 'From 9 to 5.', 'From 9 to 6.')
  rmSync(join(folder, 'videos/water-plants/mya.json'))
  const report = await loadPack(app.deps, folder)
  expect(report).toMatchObject({ videos: { added: 0, updated: 1, unchanged: 2 }, topics: 1, skills: 0, faq: 1 })
  expect(await show('water-plants')).toMatchObject({ title: 'Water the orchids', created_at: added })
  expect(await found('balcony')).toEqual(['Water the orchids'])
  expect(await found('garden')).toEqual([])
  expect((await loadPack(app.deps, sample)).videos.updated).toBe(1)
})
test('a new clip gets a new URL', async () => {
  const before = (await show('fold-towels')).url?.split('?')[0]
  cpSync(join(sample, 'videos/fold-towels/mya.mp4'), join(folder, 'videos/fold-towels/eng.mp4'))
  expect((await loadPack(app.deps, folder)).videos.updated).toBe(1)
  expect((await show('fold-towels')).url?.split('?')[0]).not.toBe(before)
  await loadPack(app.deps, sample)
})
test('another pack leaves earlier content in place, and content that a pack no longer contains stays', async () => {
  const lesson = await addVideo(app.deps.db, { title: 'By hand' })
  edit('pack.json', 'sample-agency', 'other-agency')
  for (const slug of ['fold-towels', 'ride-bus', 'water-plants'])
    cpSync(join(folder, 'videos', slug), join(folder, 'videos', `${slug}-2`), { recursive: true })
  for (const slug of ['fold-towels', 'ride-bus', 'water-plants'])
    rmSync(join(folder, 'videos', slug), { recursive: true })
  edit('layout.json', '"agency-start"', '"second-start"')
  edit('layout.json', '"water-plants"', '"water-plants-2"')
  edit('layout.json', '"fold-towels"', '"fold-towels-2"')
  expect((await loadPack(app.deps, folder)).videos).toEqual({ added: 3, updated: 0, unchanged: 0 })
  const setting = await app.call('GET /admin/settings/:key', { params: { key: 'library_layout' } }, home.worker.token)
  expect(JSON.parse(setting.data.value).map(({ id }: { id: string }) => id)).toEqual(['agency-start', 'second-start'])
  expect(await loadPack(app.deps, sample)).toMatchObject({ videos: allUnchanged, ...nothing })
  expect((await app.call('GET /videos/:id', { params: { id: lesson.id }, query: {} }, home.worker.token)).status).toBe(
    200,
  )
})
test('a broken pack loads nothing', async () => {
  edit('videos/water-plants/eng.json', 'Water the plants', 'Water the roses')
  edit('videos/ride-bus/video.json', '16', '17')
  const before = await versions()
  const steps: string[] = []
  const load = loadPack(app.deps, folder, { progress: ({ what }) => steps.push(what) })
  await expect(load).rejects.toThrow(PackFaults)
  await load.catch(({ faults }: PackFaults) => expect(faults[0]).toMatchObject({ message: 'there is no topic 17' }))
  expect(steps).toEqual([])
  expect(await versions()).toEqual(before)
})
