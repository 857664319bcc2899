// @module-tag ci
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import { beforeAll, expect, test } from 'vitest'
import { webVtt } from '#studio/lesson/publish/web-vtt'
import { type TestApp, testApp } from '#test/app/test-app'
import { bringIn, loadImport } from '#test/files/imports'
import { addTopics } from '#test/library/library'
import { snapshotLibrary } from '#test/library/library-said'
import { admin } from '#test/people/admins'
import { importVideos } from '../import/import-videos'
import { loadPack } from '../load/load-pack'

const sample = join(import.meta.dirname, '../../../../test/pack')
const webm = join(import.meta.dirname, '../../../../test/files/clip.webm')
/** A voice that is longer than that clip. */
const voice = join(import.meta.dirname, '../../../../test/files/recordings/long.webm')
const folder = mkdtempSync(join(tmpdir(), 'kasama-export-'))

type Desk = TestApp & { origin: string; by: Awaited<ReturnType<typeof admin>> }
let from: Desk
let to: Desk

async function open(): Promise<Desk> {
  const app = await testApp()
  return { ...app, origin: await app.app.listen({ host: '127.0.0.1', port: 0 }), by: await admin(app) }
}

beforeAll(async () => {
  ;[from, to] = [await open(), await open()]
  await addTopicsOfSample(from)
  await loadPack(from.deps, sample)
  const list = join(folder, 'list.csv')
  writeFileSync(list, 'title,youtube_id,duration,topic,title_mya\n"=1+1, ""x""",Ab_-cdEFgh1,65,13,ကြမ်းတိုက်\n')
  await importVideos(from.deps, list)
  await deskLesson(from)
})

/** Adds the topics of the sample's lessons, which the sample itself does not contain. */
async function addTopicsOfSample({ deps: { db } }: TestApp) {
  await addTopics(db)
  const name = JSON.stringify({ eng: 'Singapore', phi: 'Singapore', ind: 'Singapura', mya: 'စင်ကာပူ' })
  await db.insertInto('topics').values({ id: 16, position: 9, icon: 'bus', colour: 'singapore', name }).execute()
}

/**
 * A lesson with what only the desk can create: HLS, sounds recorded in a browser, option ids that differ from their
 * places.
 */
async function deskLesson({ deps: { db, storage } }: TestApp) {
  const texts: Record<string, string> = {
    'index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6,\na/0.m4s\n#EXT-X-ENDLIST\n',
    'init.mp4': 'init',
    '0.m4s': 'piece',
    'eng.vtt': webVtt([
      { start: 0, end: 2, text: 'Salt & <water>' },
      { start: 1.5, end: 6.3, text: 'Two\nlines' },
    ]),
  }
  const put = async (key: string, file: string) => {
    const path = join(folder, file)
    writeFileSync(path, texts[file] ?? readFileSync(file === 'voice.webm' ? voice : webm))
    await storage.put(key, path)
    return key
  }
  const at = 'clips/lesson-7'
  const [hls, subtitles, sound, clip, spoken] = [
    await put(`${at}/eng-1a2b3c4d/index.m3u8`, 'index.m3u8'),
    await put(`${at}/eng-5e6f7a8b.vtt`, 'eng.vtt'),
    await put(`${at}/mya-1111222233334444.webm`, 'sound.webm'),
    await put(`${at}/mya-9999222233334444.webm`, 'clip.webm'),
    await put(`${at}/mya-5555222233334444.webm`, 'voice.webm'),
  ]
  await put(`${at}/eng-1a2b3c4d/init.mp4`, 'init.mp4')
  await put(`${at}/eng-1a2b3c4d/a/0.m4s`, '0.m4s')
  const seconds = Math.max(1, Math.round((await webmSeconds()) ?? 0))
  const { id } = await db
    .insertInto('lessons')
    .values({
      slug: 'lesson-7-0a1b2c3d',
      video_host: 'file',
      public_level: 1,
      thumbnail_url: null,
      created_at: new Date('2026-02-03T04:05:06.789Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const words = { video_id: id, description: 'About it', sub_description: '', low_address: null, voice: null }
  const english = {
    title: 'Salt',
    address: hls,
    audio_address: null,
    duration: 6,
    narration: 'eng' as const,
    subtitles,
  }
  const burmese = { title: 'ဆား', address: clip, audio_address: spoken, duration: seconds, narration: 'mya' as const }
  await db
    .insertInto('video_languages')
    .values([
      { ...words, ...english, language_code: 'eng' },
      { ...words, ...burmese, language_code: 'mya', subtitles: null },
    ])
    .execute()
  await db.insertInto('video_topics').values({ video_id: id, topic_id: 13 }).execute()
  const said = (eng: string, mya = '') => ({ eng, phi: '', ind: '', mya })
  await db
    .insertInto('questions')
    .values({
      video_id: id,
      position: 0,
      content: JSON.stringify(said('How much?', 'ဘယ်လောက်လဲ')),
      options: JSON.stringify([
        // One option with equal texts in Burmese, and one without translations.
        { id: 4, content: said('MOM, 1800', 'MOM, 1800'), sound_url: { mya: sound } },
        { id: 2, content: said('Much'), sound_url: null },
      ]),
      answers: '[2]',
      randomize_options: true,
      // A language without its own words uses the recording of the English ones.
      sound_url: JSON.stringify({ eng: sound, phi: sound, ind: sound }),
    })
    .execute()
}

async function webmSeconds() {
  const { clipSeconds } = await import('../clips/clip-files')
  return clipSeconds(webm)
}

async function order({ call, by, origin }: Desk, ids?: number[]): Promise<Buffer> {
  const { data } = await call('POST /admin/exports', { body: ids ? { ids } : {} }, by.token)
  const reply = await fetch(`${origin}${data.address}`)
  expect(reply.headers.get('content-type')).toBe('application/zip')
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="lessons-2026-03-10\.zip"$/)
  return Buffer.from(await reply.arrayBuffer())
}

const bring = async (desk: Desk, bytes: Buffer, name = 'pack.zip') => {
  const looked = await bringIn(desk, desk.origin, { name, bytes, by: desk.by })
  expect([looked.problem, looked.refused]).toEqual([null, []])
  return { looked, loaded: await loadImport(desk, looked.id, desk.by) }
}

test('the whole library is exported as a pack, and a library that loads it exports the same bytes', async () => {
  const before = await snapshotLibrary(from)
  const { looked, loaded } = await bring(to, await order(from))
  expect(looked).toMatchObject({ kind: 'pack', result: { added: 5, updated: 0, refused: 0, layout: true, faq: 1 } })
  expect(loaded).toMatchObject({ state: 'loaded', left: 5 })
  expect(await snapshotLibrary(to)).toEqual(before)
})
test('importing the same pack again changes nothing, and the next export is identical', { tags: 'long' }, async () => {
  const again = await bring(to, await order(to))
  expect(again.looked.result).toMatchObject({ added: 0, updated: 0, unchanged: 5, topics: 0, skills: 0, layout: false })
  const before = await snapshotLibrary(from)
  const here = await bring(from, await order(from))
  expect(here.looked.result).toMatchObject({ added: 0, topics: 0, skills: 0, faq: 0, layout: false })
  expect(await snapshotLibrary(from)).toEqual(before)
})
test('a selection is exported with only its topics, and without drafts', { tags: 'long' }, async () => {
  const { db } = from.deps
  const rows = await db.selectFrom('lessons').select(['id', 'slug']).execute()
  const id = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0
  const draft = await from.call('POST /admin/videos', { body: { title: 'Draft', topic_ids: [] } }, from.by.token)
  const ids = [id('ride-bus'), id('youtube:Ab_-cdEFgh1'), draft.data.id]
  const look = await from.call('POST /admin/exports/look', { body: { ids } }, from.by.token)
  expect(look.data).toEqual({ lessons: 2, left_out: 1, is_too_large: false })
  const third = await open()
  await bring(third, await order(from, ids))
  const { all, sections, skills, topics } = await snapshotLibrary(third)
  expect(all.map(({ slug }) => slug)).toEqual(['ride-bus', 'youtube:Ab_-cdEFgh1'])
  expect([sections, skills, topics.map((topic) => topic.id)]).toEqual([[], [], [13, 16]])
  const nothing = await from.call('POST /admin/exports', { body: { ids: [draft.data.id] } }, from.by.token)
  expect(nothing.code).toBe('nothing_to_export')
})
test('a filtered list is exported over all of its pages', {
  tags: 'long',
}, async () => {
  const look = async (filters: VideoSearch) =>
    (await from.call('POST /admin/exports/look', { body: { filters } }, from.by.token)).data
  const shown = async (query: VideoSearch) =>
    (await from.call('GET /admin/videos', { query: { ...query, limit: 1 } }, from.by.token)).data
  for (const filters of [{ topic: 13 }, { missing: 'phi' }, { host: 'youtube' }, { q: 'salt' }] as VideoSearch[]) {
    const { total, next_cursor } = await shown(filters)
    const { lessons, left_out } = await look(filters)
    expect(lessons + left_out, JSON.stringify(filters)).toBe(total)
    expect(next_cursor === null).toBe(total <= 1)
  }
  expect(await look({ q: 'no such words' })).toEqual({ lessons: 0, left_out: 0, is_too_large: false })
  const body = { filters: { host: 'youtube' as const } }
  const { data } = await from.call('POST /admin/exports', { body }, from.by.token)
  expect(data).toMatchObject({ lessons: 2, left_out: 0 })
  const sixth = await open()
  await bring(sixth, Buffer.from(await (await fetch(`${from.origin}${data.address}`)).arrayBuffer()))
  const slugs = (await snapshotLibrary(sixth)).all.map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual(['water-plants', 'youtube:Ab_-cdEFgh1'])
  const nothing = await from.call('POST /admin/exports', { body: { filters: { q: 'no such words' } } }, from.by.token)
  expect(nothing.code).toBe('nothing_to_export')
})
test('a selection too large for a pack is reported in advance and refused; a part of it is exported', {
  tags: 'long',
}, async () => {
  const app = await testApp({
    deps: ({ storage }) => ({
      storage: {
        ...storage,
        size: async (key) => (key.endsWith('.mp4') ? 2_000_000_001 : storage.size(key)),
      },
    }),
  })
  const { deps, call } = app
  const by = (await admin(app)).token
  await addTopicsOfSample(app)
  await loadPack(deps, sample)
  expect((await call('POST /admin/exports/look', { body: {} }, by)).data.is_too_large).toBe(true)
  const whole = await call('POST /admin/exports', { body: {} }, by)
  expect(whole).toMatchObject({ status: 413, code: 'export_too_large', values: { most: 4 } })
  const rows = await deps.db.selectFrom('lessons').select(['id', 'slug']).execute()
  const ids = rows.flatMap(({ id, slug }) => (slug === 'fold-towels' ? [] : [id]))
  expect((await call('POST /admin/exports/look', { body: { ids } }, by)).data.is_too_large).toBe(false)
  expect((await call('POST /admin/exports', { body: { ids } }, by)).status).toBe(200)
})
test('a pack that was loaded is undone: its lessons leave the library and its layout', { tags: 'long' }, async () => {
  const fourth = await open()
  const { loaded } = await bring(fourth, await order(from))
  const undone = await fourth.call('POST /admin/imports/:id/undo', { params: { id: loaded.id } }, fourth.by.token)
  expect(undone.data).toEqual({ removed: 5, kept: [] })
  const { all, sections } = await snapshotLibrary(fourth)
  expect([all, sections]).toEqual([[], []])
})
test('a download URL is valid for an hour, and other URLs are refused', async () => {
  const { data } = await from.call('POST /admin/exports', { body: {} }, from.by.token)
  const status = async (address: string) => (await fetch(`${from.origin}${address}`)).status
  expect(await status(data.address)).toBe(200)
  expect(await status('/exports/x')).toBe(404)
  expect(await status(`/exports/${'a'.repeat(43)}`)).toBe(404)
  from.forward({ minutes: 61 })
  expect(await status(data.address)).toBe(404)
})
test('a clip missing in the storage aborts the download, so that no incomplete pack looks complete', async () => {
  const copy = join(folder, 'pack')
  await cp(sample, copy, { recursive: true })
  const fifth = await open()
  await addTopicsOfSample(fifth)
  await loadPack(fifth.deps, copy)
  await rm(join(fifth.deps.config.dataDir, 'media/clips/fold-towels'), { recursive: true })
  await mkdir(join(fifth.deps.config.dataDir, 'media/clips/fold-towels'))
  const { data } = await fifth.call('POST /admin/exports', { body: {} }, fifth.by.token)
  await expect(fetch(`${fifth.origin}${data.address}`).then((reply) => reply.arrayBuffer())).rejects.toThrow()
})
test('content that only the desk permits is exported so that another library loads it identically', {
  tags: 'long',
}, async () => {
  const [seventh, eighth] = [await open(), await open()]
  await addTopics(seventh.deps.db)
  const call = seventh.call
  const { token } = seventh.by
  const { id } = (await call('POST /admin/videos', { body: { title: 'Wash a carrot', topic_ids: [13] } }, token)).data
  const params = { id }
  const change = async (changes: Record<string, unknown>) => {
    const { revision } = (await call('GET /admin/videos/:id', { params }, token)).data
    const body = { based_on: revision, changes: Object.entries(changes).map(([path, value]) => ({ path, value })) }
    await call('PATCH /admin/videos/:id/draft', { params, body }, token)
  }
  const publish = async () => {
    const { revision } = (await call('GET /admin/videos/:id', { params }, token)).data
    return call('POST /admin/videos/:id/publish', { params, body: { revision } }, token)
  }
  const said = (eng: string, phi: string, ind: string) => ({ eng, phi, ind, mya: '' })
  const sounds = { eng: 'clips/lesson-1/eng-1111222233334444.webm' }
  await seventh.deps.storage.put(sounds.eng, webm)
  const cue = (start: number, end: number, text: string) => ({ start, end, text })
  await change({
    host: 'youtube',
    'languages.eng.description': 'Cold water.',
    'languages.eng.address': 'Ab_-cdEFgh1',
    'languages.eng.duration': 20,
    'languages.eng.cues': [cue(9, 12, 'Dry it'), cue(1, 4, 'Wash it'), cue(18, 40, 'Cut it'), cue(41, 44, 'Gone')],
    // The times were copied from another language; only the one cue with text is exported.
    'languages.phi.cues': [cue(1, 4, 'Hugasan'), cue(9, 12, ''), cue(18, 20, '')],
    'questions.one': {
      question_id: null,
      same_meaning: null,
      content: said('What first?', 'Ano ang una?', 'Apa dulu?'),
      options: [
        { id: 4, content: said('Wash', 'Hugasan', 'Cuci'), sounds: null },
        { id: 7, content: said('Cut', 'Hiwain', 'Potong'), sounds },
      ],
      answers: [4],
      randomize_options: false,
      sounds,
    },
    question_order: ['one'],
  })
  const refused = await publish()
  expect([refused.code, refused.message]).toEqual(['lesson_incomplete', expect.stringContaining('title (Filipino)')])
  await change({ 'languages.phi.title': 'Hugasan ang karot' })
  expect((await publish()).data).toMatchObject({ version: 1 })
  const { lesson } = (await call('GET /admin/videos/:id', { params }, token)).data
  expect(lesson.languages.eng?.cues).toEqual([cue(1, 4, 'Wash it'), cue(9, 12, 'Dry it'), cue(18, 20, 'Cut it')])
  expect(lesson.languages.phi?.cues).toEqual([cue(1, 4, 'Hugasan'), cue(9, 12, ''), cue(18, 20, '')])
  expect(Object.values(lesson.questions)).toMatchObject([{ sounds, options: [{ sounds: null }, { sounds }] }])

  await bring(eighth, await order(seventh, [id]))
  expect((await snapshotLibrary(eighth)).all).toEqual((await snapshotLibrary(seventh)).all)
})
