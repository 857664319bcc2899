import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeskLesson } from '@kasama/contract/studio/lesson/lessons.api'
import { leftOver } from '../app/left-over'
import { sendLarge } from '../files/large-upload'
import { demoClip, offsetOf } from '../files/tus'
import { addVideo } from '../library/library'
import { killableServer } from './killable'
import { persist } from './persist'
import type { Round } from './round'

/** Work during which the server is killed. */
const moments = ['upload', 'looking', 'publishing'] as const
type Moment = (typeof moments)[number]

const pieceBytes = 40_000

/** The same clip with random padding, so that each round has its own file. */
function clipOfRound(clip: Buffer): Buffer {
  const box = Buffer.concat([Buffer.alloc(8), randomBytes(64)])
  box.writeUInt32BE(box.length, 0)
  box.write('free', 4)
  return Buffer.concat([clip, box])
}

const open = (server: Round, videoId: number, bytes: Buffer) =>
  server.call<{ address: string }>('POST', `/admin/videos/${videoId}/uploads`, {
    language_code: 'eng',
    kind: 'clip',
    name: 'round.mp4',
    bytes: bytes.length,
    modified: 1,
  })

/** Sends a file piece by piece, from the server's offset; opening the upload twice continues it. */
async function sendAll(server: Round, videoId: number, bytes: Buffer) {
  const upload = await persist(() => open(server, videoId, bytes))
  await persist(async () => {
    const { status, offset } = await offsetOf(server.current().origin, upload)
    if (status === 404) return
    if (status !== 200) throw new Error(`the upload answers ${status}`)
    for (let at = offset; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + pieceBytes)
      const reply = await server.send(upload.address, at, piece)
      if (reply.status !== 204) throw new Error(`a piece was answered with ${reply.status}`)
      at += piece.length
    }
  })
}

const lessonOf = ({ call }: Round, id: number) => call<DeskLesson>('GET', `/admin/videos/${id}`)

async function publish(server: Round, id: number) {
  const { state, revision } = await lessonOf(server, id)
  if (state === 'changed' || state === 'new') await server.call('POST', `/admin/videos/${id}/publish`, { revision })
}

/** Address of the lesson's published clip. */
async function published({ db }: Round, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('video_languages')
    .select('address')
    .where('video_id', '=', id)
    .where('language_code', '=', 'eng')
    .executeTakeFirst()
  return row?.address ?? null
}

/** Runs a round; returns the problems. */
async function round(server: Round, moment: Moment, clip: Buffer): Promise<string[]> {
  const { db, folder } = server
  const bytes = clipOfRound(clip)
  const sha = createHash('sha256').update(bytes).digest('hex')
  const { id } = await addVideo(db)
  const key = `clips/lesson-${id}/eng-${sha.slice(0, 16)}.mp4`
  const publishedBefore = await published(server, id)
  const problems: string[] = []

  const sending = sendAll(server, id, bytes)
  if (moment === 'upload') {
    await wait(Math.random() * 400)
    await server.kill()
  }
  await sending
  if (moment === 'looking') {
    await wait(Math.random() * 300)
    await server.kill()
  }
  const isInDraft = async () => {
    const { lesson } = await lessonOf(server, id)
    const address = lesson.languages.eng?.address ?? null
    if (address !== key && address !== publishedBefore) problems.push(`the draft names ${address}`)
    if (address !== key) throw new Error('the clip is not in the draft')
  }
  await persist(isInDraft)
  if ((await published(server, id)) !== publishedBefore) problems.push('it came out by itself')
  const stored = await readFile(join(folder, 'media', key)).catch(() => Buffer.alloc(0))
  if (createHash('sha256').update(stored).digest('hex') !== sha) problems.push('the stored file is another one')

  const publishing = persist(() => publish(server, id))
  if (moment === 'publishing') {
    await wait(Math.random() * 60)
    await server.kill()
  }
  await publishing
  const after = await lessonOf(server, id)
  if (after.state !== 'published') problems.push(`it is ${after.state}`)
  if ((await published(server, id)) !== key) problems.push('what is published is not what was uploaded')
  // The first version is the lesson as it was before the desk changed it.
  if (after.versions.length !== 2) problems.push(`it has ${after.versions.length} versions`)
  return problems.map((problem) => `${moment}: ${problem}`)
}

type ProofOptions = { rounds: number; largeBytes: number; say?: (line: string) => void }

/** Sends large files to a server, then kills it during uploads, checks and publications; returns the problems. */
export async function proveContent({ rounds, largeBytes, say = () => {} }: ProofOptions): Promise<string[]> {
  const server = await killableServer()
  const problems: string[] = []
  try {
    const clip = await demoClip()
    const { id } = await addVideo(server.db)
    problems.push(...(await sendLarge(server, id, largeBytes)))
    say('large files are sent')
    for (let n = 0; n < rounds; n++) {
      const moment = moments[n % moments.length] as Moment
      const problem = await round(server, moment, clip)
      say(`round ${n + 1}, killed while ${moment}${problem.length ? `\n  ${problem.join('\n  ')}` : ''}`)
      problems.push(...problem)
    }
    problems.push(...(await leftOver(server.db, server.folder)))
  } finally {
    await server.end()
  }
  return problems
}
