import { setTimeout as wait } from 'node:timers/promises'
import { partBytes, type Upload, type UploadPart } from '@kasama/contract/studio/clips.api'
import type { DeskLesson } from '@kasama/contract/studio/lessons.api'
import { s3Storage } from '#platform/ports/storage/s3'
import { sweepJobOf } from '#studio/clip/upload/sweep-store.job'
import { padded } from '../../../stand-ins/padded-clip'
import { leftOver } from '../app/left-over'
import { storeStage } from '../files/store-stage'
import { demoClip } from '../files/tus'
import { addVideo } from '../library/library'
import { killableServer } from './killable'
import { persist } from './persist'
import type { Round } from './round'

const origin = 'http://desk.test'
type Stage = Awaited<ReturnType<typeof storeStage>>
type Proof = { rounds: number; say?: (line: string) => void }

/** Whether the server is killed while the parts are sent: in one round of three. */
const sendsIn = (n: number) => n % 3 === 0

/** The parts that the store lacks; none if the clip has been taken in the meantime. */
async function missingParts(call: Round['call'], pass: string): Promise<UploadPart[]> {
  try {
    return (await call<{ parts: UploadPart[] }>('POST', `/uploads/${pass}/parts`)).parts
  } catch (error) {
    if ((error as Error).message.endsWith('not_found')) return []
    throw error
  }
}

/** Sends the missing parts to the store, as a browser does; the server is informed when all are there. */
async function sendMissing({ call }: Round, pass: string, clip: Buffer): Promise<void> {
  for (;;) {
    const parts = await persist(() => missingParts(call, pass))
    if (parts.length === 0) return
    for (const { from, bytes, address } of parts) {
      const reply = await fetch(address, { method: 'PUT', body: new Uint8Array(clip.subarray(from, from + bytes)) })
      if (!reply.ok) throw new Error(`the store answered ${reply.status}`)
    }
  }
}

/** Kills a server while a clip is sent to the store, or is assembled and checked; returns the problems. */
async function roundOfStore(server: Round, { store }: Stage, isSending: boolean): Promise<string[]> {
  const { id } = await addVideo(server.db)
  const clip = padded(await demoClip(), partBytes)
  const body = { language_code: 'eng', kind: 'clip', name: 'round.mp4', bytes: clip.length, modified: 1 }
  const { store_pass } = await server.call<Upload>('POST', `/admin/videos/${id}/uploads`, body)
  if (!store_pass) return ['the upload does not go into the store']
  const sent = sendMissing(server, store_pass, clip)
  // Errors are reported where the result is awaited.
  sent.catch(() => {})
  if (!isSending) await sent
  await wait(Math.random() * (isSending ? 150 : 2500))
  await server.kill()
  await sent
  const addressIn = async () =>
    (await server.call<DeskLesson>('GET', `/admin/videos/${id}`)).lesson.languages.eng?.address ?? ''
  const address = await persist(async () => {
    const found = await addressIn()
    if (!found.startsWith(`clips/lesson-${id}/`)) throw new Error('the clip is not in its lesson')
    return found
  })
  return store.files.get(address)?.body.equals(clip) ? [] : [`${address} is not what was sent`]
}

/** Kills a server while clips are sent to a store directly; returns the problems, also files left after the night. */
export async function proveStoreUploads({ rounds, say = () => {} }: Proof): Promise<string[]> {
  const stage = await storeStage()
  const { store, config } = stage
  store.origins.add(origin)
  const server = await killableServer({
    APP_ORIGIN: origin,
    S3_BUCKET: config.bucket,
    S3_ENDPOINT: config.endpoint,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  })
  const problems: string[] = []
  try {
    for (let n = 0; n < rounds; n++) {
      const found = await roundOfStore(server, stage, sendsIn(n))
      const what = sendsIn(n) ? 'goes into the store' : 'in the store is looked at'
      say(`round ${n + 1}, killed while a clip ${what}${found.map((one) => `\n  ${one}`).join('')}`)
      problems.push(...found)
    }
    problems.push(...(await leftOver(server.db, server.folder)))
    await sweepJobOf({ db: server.db, storage: s3Storage(config) }).run({}, '')
    const left = [...store.files.keys()].filter((key) => key.startsWith('arriving/'))
    if (left.length + store.uploads.size > 0) problems.push('parts of clips are left in the store')
  } finally {
    await server.end()
    await store.close()
  }
  return problems
}
