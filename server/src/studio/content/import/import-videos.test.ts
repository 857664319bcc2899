import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics } from '#test/library/library'
import { desks } from '#test/people/admins'
import { household, type Person } from '#test/people/people'
import { importVideos } from './import-videos'
import { undoImport } from './undo-import'

let app: TestApp
let boss: Person
const folder = mkdtempSync(join(tmpdir(), 'kasama-csv-'))
const report = join(folder, 'refused.csv')

beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  boss = (await household(app)).boss
})

let files = 0
function csv(...lines: string[]): string {
  const path = join(folder, `list-${++files}.csv`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

async function find(slug: string) {
  const { db } = app.deps
  const row = await db.selectFrom('videos').select('id').where('slug', '=', slug).executeTakeFirst()
  return row && (await app.call('GET /videos/:id', { params: { id: row.id }, query: {} }, boss.token)).data
}
const refusals = () => readFileSync(report, 'utf8').trim().split('\r\n').slice(1)

const header = 'title,description,host,id,duration,topic,public_level'

test('valid rows become videos in the order of the list, and are searchable', async () => {
  const file = csv(
    `${header},title_phi,description_phi,subject`,
    'Fold shirts,"Quick,\nand neat",youtube,aaaaaaaaaaa,2:05,Chores,1,Tupiin ang damit,Mabilis,x',
    'Boil rice,,vimeo,https://vimeo.com/76979871,1:00:01,7;13,,,,x',
    'Iron a skirt,,youtube,https://www.youtube.com/watch?v=bbb_bbbbb-b&t=4s,75.4,13,0,,,x',
  )
  const result = await importVideos(app.deps, file)
  expect(result).toMatchObject({ rows: 3, refused: 0, unused: ['subject'], videos: { added: 3 } })
  expect(await find('youtube:aaaaaaaaaaa')).toMatchObject({
    title: 'Fold shirts',
    description: 'Quick,\nand neat',
    youtube_id: 'aaaaaaaaaaa',
    duration: 125,
    public_level: 1,
    topic_ids: [13],
    thumbnail_url: 'https://i.ytimg.com/vi/aaaaaaaaaaa/hqdefault.jpg',
  })
  expect(await find('vimeo:76979871')).toMatchObject({ vimeo_id: '76979871', duration: 3601, topic_ids: [7, 13] })
  expect(await find('youtube:bbb_bbbbb-b')).toMatchObject({ youtube_id: 'bbb_bbbbb-b', duration: 75 })
  const feed = await app.call('GET /feeds/recently_added', { query: {} }, boss.token)
  expect(feed.data.items.map(({ title }) => title)).toEqual(['Fold shirts', 'Boil rice', 'Iron a skirt'])
  const search = await app.call('GET /feeds/employer_all', { query: { q: 'tupiin' } }, boss.token)
  expect(search.data.items).toMatchObject([{ title: 'Fold shirts', language_codes: ['eng', 'phi'] }])
})
test('a language may have a clip of its own, at the same host or another', async () => {
  const columns =
    'title,id,duration,topic,title_phi,youtube_id_phi,duration_phi,title_ind,id_ind,duration_ind,title_mya'
  const english = 'https://youtu.be/iiiiiiiiii1'
  const list = csv(
    columns,
    `Mop,${english},60,13,Maglampaso,iiiiiiiiii2,1:10,Mengepel,https://vimeo.com/76979875,55,ကြမ်းတိုက်`,
    `Dust,https://youtu.be/iiiiiiiiii3,60,13,Magpunas,iiiiiiiiii3,60,,,,`,
    `A,https://youtu.be/iiiiiiiiii4,60,13,A,iiiiiiiiii5,,,,,`,
    `A,https://youtu.be/iiiiiiiiii4,60,13,A,,70,,,,`,
    `A,https://youtu.be/iiiiiiiiii4,60,13,,iiiiiiiiii5,70,,,,`,
    `A,https://youtu.be/iiiiiiiiii4,60,13,A,short,70,,,,`,
  )
  expect((await importVideos(app.deps, list)).firstRefused.map(({ reason }) => reason)).toEqual([
    'duration_phi is missing',
    'id_phi is missing',
    'title_phi is missing',
    'id_phi is no id of youtube: 11 letters, digits, - and _',
  ])
  const mop = await find('youtube:iiiiiiiiii1')
  const youtube = { video_host: 'youtube', vimeo_id: null }
  const picture = (id: string) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`
  const base = { ...youtube, duration: 60, thumbnail_url: picture('iiiiiiiiii1') }
  expect(mop).toMatchObject({ ...base, youtube_id: 'iiiiiiiiii1' })
  expect(JSON.parse(mop?.languages ?? '')).toMatchObject({
    phi: {
      ...youtube,
      youtube_id: 'iiiiiiiiii2',
      duration: 70,
      thumbnail_url: picture('iiiiiiiiii2'),
      narration: 'phi',
    },
    ind: { ...base, video_host: 'vimeo', vimeo_id: '76979875', youtube_id: null, duration: 55, narration: 'ind' },
    mya: { ...base, youtube_id: null, narration: 'eng' },
  })
  const dust = JSON.parse((await find('youtube:iiiiiiiiii3'))?.languages ?? '')
  expect(dust.phi).toMatchObject({ title: 'Magpunas', youtube_id: null, narration: 'eng' })
  expect((await importVideos(app.deps, list)).videos).toEqual({ added: 0, updated: 0, unchanged: 2 })
})
test('an unlisted Vimeo video keeps its hash, and is the same video with another hash; other pages are described', async () => {
  const player = 'https://player.vimeo.com/video'
  const frame = `"<iframe src=""${player}/912345675?h=7da580d79b&amp;badge=0"" title=""x""></iframe>"`
  const list = (first: string) =>
    csv(
      'title,url,duration,topic,title_mya,id_mya,duration_mya',
      `Share link,https://vimeo.com/912345671/${first}?share=copy,120,13,က,https://vimeo.com/912345679/8272103f6e,90`,
      'All digits,https://vimeo.com/912345673/1234567890,120,13,,,',
      `Player,${player}/912345674?h=7da580d79b,120,13,,,`,
      `Embed code,${frame},120,13,,,`,
      'Manage page,https://vimeo.com/manage/videos/912345676,120,13,,,',
      'Showcase,https://vimeo.com/showcase/1234567/video/912345678,120,13,,,',
      'Again,https://vimeo.com/912345671,120,13,,,',
    )
  const { videos, firstRefused } = await importVideos(app.deps, list('7da580d79b'))
  expect(videos.added).toBe(4)
  expect(firstRefused.map(({ reason }) => reason)).toEqual([
    'id is a page of Vimeo to manage a video, and no video',
    'id is a showcase at Vimeo, and no video',
    'is the same video as line 2',
  ])
  const first = await find('vimeo:912345671')
  expect(first).toMatchObject({ video_host: 'vimeo', vimeo_id: '912345671/7da580d79b' })
  expect(JSON.parse(first?.languages ?? '').mya).toMatchObject({ vimeo_id: '912345679/8272103f6e' })
  expect(await find('vimeo:912345673')).toMatchObject({ vimeo_id: '912345673/1234567890' })
  expect(await find('vimeo:912345674')).toMatchObject({ vimeo_id: '912345674/7da580d79b' })
  expect(await find('vimeo:912345675')).toMatchObject({ vimeo_id: '912345675/7da580d79b' })
  expect((await importVideos(app.deps, list('aaaaaaaaaa'))).videos).toEqual({ added: 0, updated: 1, unchanged: 3 })
  expect(await find('vimeo:912345671')).toMatchObject({ id: first?.id, vimeo_id: '912345671/aaaaaaaaaa' })
})
test('unknown columns are ignored', async () => {
  const file = csv('title,id,duration,constructor,id_eng2', 'Sweep,https://youtu.be/jjjjjjjjjj1,10,x,y')
  const { unused, videos } = await importVideos(app.deps, file, { topic: '13' })
  expect([unused, videos.added]).toEqual([['constructor', 'id_eng2'], 1])
})
test('a second import changes nothing, an edited row changes its video', async () => {
  const line = (title: string) =>
    csv(header, `${title},,youtube,ccccccccccc,10,13,0`, 'Other,,youtube,ddddddddddd,10,13,0')
  await importVideos(app.deps, line('First'))
  const before = await find('youtube:ccccccccccc')
  app.forward({ days: 1 })
  expect((await importVideos(app.deps, line('First'))).videos).toEqual({ added: 0, updated: 0, unchanged: 2 })
  expect((await importVideos(app.deps, line('Second'))).videos).toEqual({ added: 0, updated: 1, unchanged: 1 })
  expect(await find('youtube:ccccccccccc')).toEqual({ ...before, title: 'Second' })
})
test('refused rows are reported with line and reason, and valid ones load', async () => {
  const good = 'Good,,youtube,eeeeeeeeee1,10,13,0'
  const rows: [string, string][] = [
    [',,youtube,eeeeeeeeee2,10,13,0', 'title is missing'],
    ['A,,youtube,short,10,13,0', 'id is no id of youtube: 11 letters, digits, - and _'],
    ['A,,,eeeeeeeeee3,10,13,0', 'host is missing'],
    ['A,,file,eeeeeeeeee3,10,13,0', 'host must be youtube or vimeo, not file'],
    ['A,,vimeo,https://youtu.be/eeeeeeeeee3,10,13,0', 'id is an address of youtube, and host says vimeo'],
    ['A,,youtube,eeeeeeeeee3,,13,0', 'duration is missing'],
    ['A,,youtube,eeeeeeeeee3,ten,13,0', 'duration must be seconds, mm:ss, hh:mm:ss or as in PT3M20S'],
    ['A,,youtube,eeeeeeeeee3,0,13,0', 'duration must be between 1 second and 24 hours'],
    ['A,,youtube,eeeeeeeeee3,10,,0', 'topic is missing'],
    ['A,,youtube,eeeeeeeeee3,10,Nowhere,0', 'there is no topic Nowhere'],
    ['A,,youtube,eeeeeeeeee3,10,13,2', 'public_level must be 0 or 1'],
    [`${'x'.repeat(301)},,youtube,eeeeeeeeee3,10,13,0`, 'title is longer than 300 characters'],
    ['A\u0007,,youtube,eeeeeeeeee3,10,13,0', 'title has a control character, or a line break where one line belongs'],
    ['A,,youtube,eeeeeeeeee3,10', '"has 5 columns, and the header 7"'],
    [good, 'is the same video as line 2'],
    ['"=never closed,,youtube,eeeeeeeeee3,10,13,0', 'is not CSV: a quote is not closed'],
  ]
  const result = await importVideos(app.deps, csv(header, good, ...rows.map(([row]) => row)), { report })
  expect(result).toMatchObject({ videos: { added: 1 }, refused: rows.length, rows: rows.length + 1 })
  expect(refusals().map((line) => line.replace(/^(\d+),("[^"]*"|[^,]*),.*$/, '$1 $2'))).toEqual(
    rows.map(
      ([, reason], index) => `${index + 3} ${reason.includes(',') ? `"${reason.replaceAll('"', '')}"` : reason}`,
    ),
  )
})
test('line numbers include line breaks in cells and empty lines', async () => {
  const file = csv(header, '"Two', 'lines",,youtube,short,1,13,0', '', 'A,,youtube,short,1,13,0')
  const result = await importVideos(app.deps, file)
  expect(result.firstRefused.map(({ line }) => line)).toEqual([2, 5])
})
test('durations may have units, empty rows are ignored, and extra empty cells are accepted', async () => {
  const durations = ['PT3M20S', '3 min 20 s', 'PT1H', '200s', '3:20']
  const rows = durations.map((duration, n) => `Row ${n},,youtube,units000${n}xx,${duration},13,0,`)
  const result = await importVideos(app.deps, csv(header, ...rows, ',,,,,,', ' , ,,,,,'))
  expect(result).toMatchObject({ rows: durations.length, refused: 0 })
  const seconds = await Promise.all(durations.map(async (_, n) => (await find(`youtube:units000${n}xx`))?.duration))
  expect(seconds).toEqual([200, 200, 3600, 200, 200])
})
test('columns can be mapped, and rows without a topic get a default one', async () => {
  const file = csv('youtube_id;name;summary;length;title', 'fffffffffff;Mop a floor;Slowly;30;unused')
  const map = { title: 'Name', description: 'summary', duration: 'length' }
  expect((await importVideos(app.deps, file, { map, topic: '999' })).videos.added).toBe(1)
  expect(await find('youtube:fffffffffff')).toMatchObject({
    title: 'Mop a floor',
    description: 'Slowly',
    topic_ids: [999],
  })
  await expect(importVideos(app.deps, file)).rejects.toThrow('no column for duration')
  await expect(importVideos(app.deps, file, { map: { title: 'nme' } })).rejects.toThrow('no column nme')
  await expect(importVideos(app.deps, file, { map: { titel: 'name' } })).rejects.toThrow('no field titel')
  await expect(importVideos(app.deps, file, { map, topic: 'Nowhere' })).rejects.toThrow('no topic Nowhere')
})
test('all-or-nothing loads only a file without refused rows', async () => {
  const good = 'A,,youtube,ggggggggggg,10,13,0'
  const options = { allOrNothing: true, report }
  const dirty = await importVideos(app.deps, csv(header, good, 'B,,youtube,short,10,13,0'), options)
  expect(dirty).toMatchObject({ rows: 2, refused: 1, videos: { added: 0 } })
  expect(refusals()).toEqual(['3,"id is no id of youtube: 11 letters, digits, - and _",B'])
  expect(await find('youtube:ggggggggggg')).toBeUndefined()
  expect(await importVideos(app.deps, csv(header, good), options)).toMatchObject({ rows: 1, videos: { added: 1 } })
})
test('a long list loads in batches, with progress to its end', async () => {
  const rows = Array.from({ length: 450 }, (_, n) => `Lesson ${n},,youtube,h${String(n).padStart(10, '0')},10,13,0`)
  const steps: number[] = []
  const result = await importVideos(
    app.deps,
    csv(header, ...rows),
    {},
    { progress: ({ done, total }) => steps.push(done / total) },
  )
  expect(result.videos.added).toBe(450)
  expect(steps).toHaveLength(3)
  expect(steps.at(-1)).toBe(1)
})
test('a cell of the report never begins like a formula', async () => {
  for (const title of ['=1+1', ' =1+1', '＝1+1', '\t@x', '\u00a0-1']) {
    await importVideos(app.deps, csv(header, `${title},,youtube,short,10,13,0`), { report })
    expect(refusals(), title).toEqual([expect.stringMatching(/,'\s*[=＝@-]/)])
  }
})

test.each([
  ['a folder', () => folder, /is a folder: name the CSV file in it\.$/],
  ['an empty file', () => emptyFile(''), 'The file is empty.'],
  [
    'a spreadsheet',
    () => emptyFile('PK\x03\x04workbook'),
    'The file is a spreadsheet: save it as CSV (UTF-8), and import that file.',
  ],
])('%s is refused with one reason', async (_, path, sentence) => {
  await expect(importVideos(app.deps, path())).rejects.toThrow(sentence)
})
function emptyFile(text: string): string {
  const path = join(folder, `list-${++files}.xlsx`)
  writeFileSync(path, text)
  return path
}

test('values of the topic column are mapped to topics of the library', async () => {
  const file = csv(header, 'Save,,youtube,mapmapmap01,60,Economics;13,', 'Spend,,youtube,mapmapmap02,60,economics,')
  const mapTopic = { economics: 'Safety' }
  expect(await importVideos(app.deps, file, { mapTopic })).toMatchObject({ refused: 0, videos: { added: 2 } })
  expect(await find('youtube:mapmapmap01')).toMatchObject({ topic_ids: [13, 20] })
  expect(await find('youtube:mapmapmap02')).toMatchObject({ topic_ids: [20] })
  await expect(importVideos(app.deps, file, { mapTopic: { economics: '404' } })).rejects.toThrow('no topic 404')
})

test('an import is undone except for chosen or watched lessons', async () => {
  app.forward({ seconds: 1 })
  const file = csv(
    header,
    'Undo one,,youtube,undoundo001,60,13,',
    'Undo two,,youtube,undoundo002,60,13,',
    'Save again,,youtube,mapmapmap01,60,13,',
  )
  const { id, videos } = await importVideos(app.deps, file)
  expect(videos).toEqual({ added: 2, updated: 1, unchanged: 0 })
  const chosen = await find('youtube:undoundo002')
  const asked = { params: { id: chosen?.id ?? 0 } }
  await app.call('POST /video_subscription/subscribed_clip/:id', asked, boss.token)
  expect(await undoImport(app.deps, 1_000_000)).toBeNull()
  expect(await undoImport(app.deps, id ?? 0)).toEqual({ removed: 1, kept: ['Undo two'] })
  expect(await find('youtube:undoundo001')).toBeUndefined()
  expect(await find('youtube:mapmapmap01')).toMatchObject({ title: 'Save again' })
  await app.deps.db.deleteFrom('clip_subscriptions').execute()
  expect(await undoImport(app.deps, id ?? 0)).toEqual({ removed: 1, kept: [] })
  expect(await undoImport(app.deps, id ?? 0)).toBeNull()
})

let provider: Person | undefined
/** Begins late: a day passes before, in which an admin's session ends. */
async function providerAtDesk(): Promise<Person> {
  provider ??= (await desks(app)).provider
  return provider
}

const cue = { start: 0, end: 2, text: 'ပဝါကို ခေါက်ပါ' }
/** Work of the desk on a lesson: a translation with subtitles and a clip, a better description, guests, two topics. */
async function editAtDesk(slug: string) {
  const { token: by } = await providerAtDesk()
  const { id } = await app.deps.db.selectFrom('lessons').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  const changes = [
    { path: 'languages.mya.title', value: 'ခေါက်ပါ' },
    { path: 'languages.mya.cues', value: [cue] },
    { path: 'languages.mya.host', value: 'file' },
    { path: 'languages.mya.address', value: 'clips/fold/mya-1a2b3c4d.mp4' },
    { path: 'languages.mya.duration', value: 70 },
    { path: 'languages.eng.description', value: 'Better words' },
    { path: 'topic_ids', value: [7, 13] },
  ]
  const params = { id }
  const { data } = await app.call('PATCH /admin/videos/:id/draft', { params, body: { based_on: 0, changes } }, by)
  await app.call('POST /admin/videos/:id/publish', { params, body: { revision: data.revision } }, by)
  await app.call('POST /admin/videos/runs', { body: { deed: 'open', chosen: [{ id, revision: 0 }] } }, by)
  return async () => (await app.call('GET /admin/videos/:id', { params }, by)).data.lesson
}

test('a list removes nothing that the desk has added to its lessons, and changes no field of the desk', async () => {
  const lines = (title: string, description: string) =>
    csv(
      `${header},title_phi`,
      `${title},${description},youtube,deskdesk001,60,13,0,Tupiin`,
      `New ${title},,youtube,deskdesk002,60,13,0,`,
    )
  await importVideos(app.deps, lines('Towels', 'From the list'))
  const lesson = await editAtDesk('youtube:deskdesk001')
  const before = await lesson()
  expect(before).toMatchObject({ public_level: 1, topic_ids: [7, 13], languages: { mya: { cues: [cue] } } })
  expect((await importVideos(app.deps, lines('Towels', 'From the list'))).videos).toMatchObject({ unchanged: 2 })
  expect(await lesson()).toEqual(before)
  const withoutColumns = csv('title,youtube_id,duration', 'Bath towels,deskdesk001,61')
  const dry = await importVideos(app.deps, withoutColumns, { topic: '999', isDryRun: true })
  expect(dry.videos).toEqual({ added: 0, updated: 1, unchanged: 0 })
  expect(await lesson()).toEqual(before)
  expect((await importVideos(app.deps, withoutColumns, { topic: '999' })).videos).toMatchObject({ updated: 1 })
  const { eng, phi, ...others } = before.languages
  expect(await lesson()).toEqual({
    ...before,
    languages: { eng: { ...eng, title: 'Bath towels', duration: 61 }, phi: { ...phi, duration: 61 }, ...others },
  })
  // Search keeps the subtitles.
  const { data } = await app.call('GET /feeds/employer_all', { query: { q: 'ပဝါကို' } }, boss.token)
  expect(data.items).toMatchObject([{ title: 'Bath towels' }])
})
test('a list that renews a lesson which was taken back leaves the subtitles of the desk in the list', async () => {
  const list = (title: string) => csv(header, `${title},,youtube,deskdesk003,60,13,0`)
  await importVideos(app.deps, list('Sheets'))
  await editAtDesk('youtube:deskdesk003')
  const { token } = await providerAtDesk()
  const slug = 'youtube:deskdesk003'
  const { id } = await app.deps.db.selectFrom('lessons').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  await app.call('POST /admin/videos/:id/take-back', { params: { id } }, token)
  expect((await importVideos(app.deps, list('Bed sheets'))).videos).toMatchObject({ updated: 1 })
  const { items } = (await app.call('GET /admin/videos', { query: { state: 'taken_back' } }, token)).data
  expect(items).toMatchObject([{ id, title: 'Bed sheets' }])
  const burmese = items[0]?.languages.find(({ language_code }) => language_code === 'mya')
  expect(burmese).toMatchObject({ has_subtitles: true })
})
