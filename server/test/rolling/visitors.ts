import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/database/db'
import { demoClip, offsetOf } from '../files/tus'
import { addVideo } from '../library/library'
import { cardAddress } from '../people/people'
import type { Traffic } from './traffic'

type Site = { origin: string; db: Db; folder: string; adminToken: string }

let people = 0

async function callAt<D>({ origin }: Pick<Site, 'origin'>, path: string, token = '', body?: object): Promise<D> {
  const reply = await fetch(`${origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${text.slice(0, 200)}`)
  return (JSON.parse(text) as { data: D }).data
}

/** An employer's token. */
export async function signUp(site: Pick<Site, 'origin'>): Promise<string> {
  const email = `rolling${++people}@home.example`
  return (await callAt<{ token: string }>(site, 'auth/signup', '', { email, password: 'correct horse' })).token
}

/** Reads and writes of many employers, in turn. */
export const browse = (site: Site, tokens: string[]) => async (n: number) => {
  const token = tokens[n % tokens.length]
  if (n % 10 === 0) {
    const message = { name: 'Somebody', email: 'somebody@home.example', message: 'Hello', subject: `rolling ${n}` }
    await callAt(site, 'contact', '', message)
  } else await callAt(site, ['topics', 'feeds/employer_all', 'feeds/begun'][n % 3] ?? '', token)
}

export async function payForPlan(site: Site) {
  const card = { plan_id: 10, source_id: 'pm_card_visa', name: 'Sample Person', address: cardAddress }
  await callAt(site, 'payment/subscribe', await signUp(site), card)
}

/** Asks Genie as the page does: where its server stops, it asks again. */
export async function askGenie(site: Site, token: string, traffic: Traffic): Promise<void> {
  const body = new FormData()
  body.append('message', 'How do I wash towels?')
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const reply = await fetch(`${site.origin}/api/chat`, { method: 'POST', headers, body })
  const text = await reply.text()
  if (reply.status === 200 && text.includes('event: answer\n')) return
  if (reply.status !== 200 || !text.includes('event: again\n'))
    throw new Error(`chat answered ${reply.status} ${text.slice(-200)}`)
  traffic.goneOn('chat')
  await askGenie(site, token, traffic)
}

const [pieceBytes, pieceMs, mostTries] = [4096, 100, 30]

/** The rest of a file, as slowly as a phone's line. */
const slowly = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    async pull(body) {
      if (bytes.length === 0) return body.close()
      await wait(pieceMs)
      body.enqueue(new Uint8Array(bytes.subarray(0, pieceBytes)))
      bytes = bytes.subarray(pieceBytes)
    },
  })

async function sendSlowly({ origin }: Site, address: string, offset: number, bytes: Buffer): Promise<number> {
  const request = {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: slowly(bytes.subarray(offset)),
    duplex: 'half',
  } as RequestInit
  const reply = await fetch(`${origin}${address}`, request).catch(() => null)
  return reply?.status === 204 ? Number(reply.headers.get('upload-offset')) : -1
}

/** Sends a clip as the desk does: where its server stops, it goes on from the bytes that have arrived. */
export async function uploadClip(site: Site, traffic: Traffic): Promise<void> {
  const [clip, { id }] = [(await demoClip()).subarray(), await addVideo(site.db)]
  const file = { language_code: 'eng', kind: 'clip', name: 'bath.mp4', bytes: clip.length, modified: 1 }
  const { address } = await callAt<{ address: string }>(site, `admin/videos/${id}/uploads`, site.adminToken, file)
  let offset = 0
  for (let n = 0; offset !== clip.length; n++) {
    if (n === mostTries) throw new Error(`${offset} of ${clip.length} bytes after ${n} tries`)
    if (n > 0) {
      traffic.goneOn('upload')
      await wait(500)
      const arrived = await offsetOf(site.origin, { address })
      if (arrived.status !== 200) throw new Error(`the upload is gone: ${arrived.status}`)
      if (arrived.offset < offset) throw new Error(`${offset - arrived.offset} acknowledged bytes are lost`)
      offset = arrived.offset
    }
    offset = Math.max(offset, await sendSlowly(site, address, offset, clip))
  }
  const sha = createHash('sha256').update(clip).digest('hex').slice(0, 16)
  const path = join(site.folder, 'media', `clips/lesson-${id}/eng-${sha}.mp4`)
  for (let n = 0; !existsSync(path); n++) {
    if (n === 600) throw new Error('the clip did not reach its lesson whole')
    await wait(200)
  }
}
