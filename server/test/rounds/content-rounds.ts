import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeskLesson } from '@kasama/contract/desk/lessons/lessons.api'
import { startPostgres } from '../../../scripts/throwaway-postgres'
import { type Database, openPostgres } from '../../src/platform/database/database'
import { leftOver } from '../app/left-over'
import { type ServerProcess, startServer } from '../app/server-process'
import { sendLarge } from '../files/large-upload'
import { demoClip, offsetOf, sendBytes } from '../files/tus'
import { addTopics, addVideo } from '../library/library'
import { admin } from '../people/admins'
import type { Person } from '../people/people'
import { persist } from './persist'

/** What is under way when the server is killed. */
const moments = ['upload', 'looking', 'publishing'] as const
type Moment = (typeof moments)[number]

type World = {
  env: Record<string, string>
  server: ServerProcess
  database: Database
  provider: Person
  folder: string
  say: (line: string) => void
}

const pieceBytes = 40_000

/** The same clip, with some bytes that nobody plays: each round has a file of its own. */
function clipOfRound(clip: Buffer): Buffer {
  const box = Buffer.concat([Buffer.alloc(8), randomBytes(64)])
  box.writeUInt32BE(box.length, 0)
  box.write('free', 4)
  return Buffer.concat([clip, box])
}

async function call<D>({ server, provider }: World, method: string, path: string, body?: object): Promise<D> {
  const headers = { authorization: `Bearer ${provider.token}`, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(`${server.origin}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, code } = (await reply.json()) as { data?: D; code?: string }
  if (data === undefined) throw new Error(`${method} ${path}: ${code}`)
  return data
}

const open = (world: World, videoId: number, bytes: Buffer) =>
  call<{ address: string }>(world, 'POST', `/admin/videos/${videoId}/uploads`, {
    language_code: 'eng',
    kind: 'clip',
    name: 'round.mp4',
    bytes: bytes.length,
    modified: 1,
  })

/** Sends a file piece by piece, from where the server says that it stopped; whoever is opened twice goes on. */
async function sendAll(world: World, videoId: number, bytes: Buffer) {
  const upload = await persist(() => open(world, videoId, bytes))
  await persist(async () => {
    const { status, offset } = await offsetOf(world.server.origin, upload)
    if (status === 404) return
    if (status !== 200) throw new Error(`the upload answers ${status}`)
    for (let at = offset; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + pieceBytes)
      const reply = await sendBytes(world.server.origin, upload, at, piece)
      if (reply.status !== 204) throw new Error(`a piece was answered with ${reply.status}`)
      at += piece.length
    }
  })
}

const lessonOf = (world: World, id: number) => call<DeskLesson>(world, 'GET', `/admin/videos/${id}`)

async function publish(world: World, id: number) {
  const { state, revision } = await lessonOf(world, id)
  if (state === 'changed' || state === 'new') await call(world, 'POST', `/admin/videos/${id}/publish`, { revision })
}

/** What readers see of the lesson. */
async function published({ database: { db } }: World, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('video_languages')
    .select('address')
    .where('video_id', '=', id)
    .where('language_code', '=', 'eng')
    .executeTakeFirst()
  return row?.address ?? null
}

async function kill(world: World) {
  await world.server.stop('SIGKILL')
  world.server = await startServer(world.env)
}

/** What was wrong in a round, in words. */
async function round(world: World, moment: Moment, clip: Buffer): Promise<string[]> {
  const { database, folder } = world
  const bytes = clipOfRound(clip)
  const sha = createHash('sha256').update(bytes).digest('hex')
  const { id } = await addVideo(database.db)
  const key = `clips/lesson-${id}/eng-${sha.slice(0, 16)}.mp4`
  const before = await published(world, id)
  const problems: string[] = []

  const sending = sendAll(world, id, bytes)
  if (moment === 'upload') {
    await wait(Math.random() * 400)
    await kill(world)
  }
  await sending
  if (moment === 'looking') {
    await wait(Math.random() * 300)
    await kill(world)
  }
  const isInDraft = async () => {
    const { lesson } = await lessonOf(world, id)
    const address = lesson.languages.eng?.address ?? null
    if (address !== key && address !== before) problems.push(`the draft names ${address}`)
    if (address !== key) throw new Error('the clip is not in the draft')
  }
  await persist(isInDraft)
  if ((await published(world, id)) !== before) problems.push('it came out by itself')
  const stored = await readFile(join(folder, 'media', key)).catch(() => Buffer.alloc(0))
  if (createHash('sha256').update(stored).digest('hex') !== sha) problems.push('the stored file is another one')

  const publishing = persist(() => publish(world, id))
  if (moment === 'publishing') {
    await wait(Math.random() * 60)
    await kill(world)
  }
  await publishing
  const after = await lessonOf(world, id)
  if (after.state !== 'published') problems.push(`it is ${after.state}`)
  if ((await published(world, id)) !== key) problems.push('what is published is not what was uploaded')
  // What was there before the desk changed it is the first.
  if (after.versions.length !== 2) problems.push(`it has ${after.versions.length} versions`)
  return problems.map((problem) => `${moment}: ${problem}`)
}

type Proof = { rounds: number; largeBytes: number; say?: World['say'] }

/** Sends large files to a server of its own, then kills it while clips go up, are looked at and published; answers what was wrong. */
export async function proveContent({ rounds, largeBytes, say = () => {} }: Proof): Promise<string[]> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'kasama-content-'))
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'warn', DEMO: '0' }
  const server = await startServer(env)
  const database = openPostgres(postgres.url)
  const problems: string[] = []
  const provider = await admin({ deps: { db: database.db, now: () => new Date() } } as Parameters<typeof admin>[0])
  const world: World = { env, server, database, provider, folder, say }
  try {
    await addTopics(database.db)
    const clip = await demoClip()
    const { id } = await addVideo(database.db)
    problems.push(...(await sendLarge({ server: world.server, call: call.bind(null, world) }, id, largeBytes)))
    say('large files are sent')
    for (let n = 0; n < rounds; n++) {
      const moment = moments[n % moments.length] as Moment
      const found = await round(world, moment, clip)
      say(`round ${n + 1}, killed while ${moment}${found.length ? `\n  ${found.join('\n  ')}` : ''}`)
      problems.push(...found)
    }
    problems.push(...(await leftOver(database.db, folder)))
  } finally {
    world.server.child.kill('SIGKILL')
    await database.close()
    await postgres.stop()
  }
  return problems
}
