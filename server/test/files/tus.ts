import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Upload } from '@kasama/contract/studio/clip/clips.api'
import type { TestApp } from '../app/test-app'
import type { Person } from '../people/people'

const content = fileURLToPath(new URL('../../../content/videos/', import.meta.url))

/** A clip of the demo library: an MP4 with its index in front. */
export const demoClip = () => readFile(`${content}infant-bath/eng.mp4`)

const tus = { 'tus-resumable': '1.0.0' }

/** The first request of a resuming client: how many bytes the server has. */
export async function offsetOf(origin: string, { address }: Pick<Upload, 'address'>) {
  const reply = await fetch(`${origin}${address}`, { method: 'HEAD', headers: tus })
  return { status: reply.status, offset: Number(reply.headers.get('upload-offset')) }
}

/** Sends bytes from an offset on. */
export const sendBytes = (origin: string, { address }: Pick<Upload, 'address'>, offset: number, bytes: Uint8Array) =>
  fetch(`${origin}${address}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })

/** Breaks an upload off in the middle: the request stays open after fewer bytes than the upload has. */
export async function sendAndBreakOff(origin: string, upload: Pick<Upload, 'address'>, offset: number, bytes: Buffer) {
  const leaving = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes))
    },
  })
  const response = fetch(`${origin}${upload.address}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
    duplex: 'half',
    signal: leaving.signal,
  } as RequestInit).catch(() => {})
  while ((await offsetOf(origin, upload)).offset < offset + bytes.length);
  leaving.abort()
  await response
}

export type File = { bytes: Buffer; name?: string; kind?: Upload['kind']; language_code?: Upload['language_code'] }

export const openUpload = (
  { call }: Pick<TestApp, 'call'>,
  videoId: number,
  { bytes, name = 'bath.mp4', kind = 'clip', language_code = 'eng' }: File,
  by: Person,
) =>
  call(
    'POST /admin/videos/:id/uploads',
    { params: { id: videoId }, body: { language_code, kind, name, bytes: bytes.length, modified: 1 } },
    by.token,
  )
