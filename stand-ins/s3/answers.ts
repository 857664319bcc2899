import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Head = { type: string; metadata: Record<string, string> }

/** Contents of the store: files by key, and unfinished multipart uploads. */
export type StoreContents = {
  files: Map<string, Head & { body: Buffer }>
  uploads: Map<string, Head & { key: string; begun: Date; parts: Map<number, { etag: string; body: Buffer }> }>
  /** Keys on one page of a list. */
  pageSize: number
}

export type Call = { request: IncomingMessage; reply: ServerResponse; url: URL; key: string; held: StoreContents }

const statuses: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  EntityTooSmall: 400,
  SlowDown: 503,
  InsufficientStorage: 507,
}
/** Smallest size of every part but the last: 5 MiB. */
const minPartBytes = 5 * 1_048_576
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const element = (name: string, text: string | number | boolean) => `<${name}>${escapeXml(String(text))}</${name}>`

function send(reply: ServerResponse, xml: string, status = 200) {
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}

export function fail(reply: ServerResponse, code: string) {
  send(reply, `<Error>${element('Code', code)}${element('Message', code)}</Error>`, statuses[code] ?? 403)
}

const headOf = ({ headers }: IncomingMessage): Head => ({
  type: String(headers['content-type'] ?? 'application/octet-stream'),
  metadata: Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-')),
  ) as Head['metadata'],
})

export function list({ reply, url, held: { files, pageSize } }: Call) {
  const after = url.searchParams.get('continuation-token') ?? ''
  const rest = [...files.keys()].sort().filter((key) => key > after)
  const page = rest.slice(0, pageSize)
  const isTruncated = rest.length > page.length
  const contents = page.map(
    (key) => `<Contents>${element('Key', key)}${element('Size', files.get(key)?.body.length ?? 0)}</Contents>`,
  )
  const next = isTruncated ? element('NextContinuationToken', page.at(-1) ?? '') : ''
  send(reply, `<ListBucketResult>${element('IsTruncated', isTruncated)}${next}${contents.join('')}</ListBucketResult>`)
}

/** Lists the unfinished multipart uploads. */
export function listUploads({ reply, held: { uploads } }: Call) {
  const uploadElements = [...uploads].map(
    ([id, { key, begun }]) =>
      `<Upload>${element('Key', key)}${element('UploadId', id)}${element('Initiated', begun.toISOString())}</Upload>`,
  )
  send(reply, `<ListMultipartUploadsResult>${uploadElements.join('')}</ListMultipartUploadsResult>`)
}

/** Answers a file or a range of it; `breaks` ends the connection after half of the bytes. */
export function get({ request, reply, key, held }: Call, breaks: boolean) {
  const file = held.files.get(key)
  const isHead = request.method === 'HEAD'
  if (!file) return isHead ? reply.writeHead(404).end() : fail(reply, 'NoSuchKey')
  const { body, type, metadata } = file
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const from = Number(first ?? 0)
  const piece = body.subarray(from, last ? Number(last) + 1 : undefined)
  const range = first && { 'content-range': `bytes ${from}-${from + piece.length - 1}/${body.length}` }
  reply.writeHead(first ? 206 : 200, { 'content-type': type, 'content-length': piece.length, ...range, ...metadata })
  if (isHead) return reply.end()
  if (!breaks) return reply.end(piece)
  reply.write(piece.subarray(0, piece.length / 2), () => reply.destroy())
}

export async function put({ request, reply, url, key, held }: Call) {
  const body = await buffer(request)
  const upload = held.uploads.get(url.searchParams.get('uploadId') ?? '')
  const part = Number(url.searchParams.get('partNumber'))
  if (part && !upload) return fail(reply, 'NoSuchUpload')
  const etag = `"${randomUUID()}"`
  if (upload) upload.parts.set(part, { etag, body })
  else held.files.set(key, { ...headOf(request), body })
  reply.writeHead(200, { etag }).end()
}

/** Begins or ends a multipart upload. */
export async function post({ request, reply, url, key, held }: Call) {
  const requestBody = String(await buffer(request))
  const id = url.searchParams.get('uploadId')
  if (id === null) {
    const uploadId = randomUUID()
    held.uploads.set(uploadId, { ...headOf(request), key, begun: new Date(), parts: new Map() })
    return send(
      reply,
      `<InitiateMultipartUploadResult>${element('UploadId', uploadId)}</InitiateMultipartUploadResult>`,
    )
  }
  const upload = held.uploads.get(id)
  if (!upload) return fail(reply, 'NoSuchUpload')
  const { parts, key: _, begun: __, ...head } = upload
  const requestedParts = [...requestBody.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)/.exec(part)?.[1]),
    etag: /<ETag>(.*?)<\/ETag>/.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }))
  const partBodies = requestedParts.map(
    ({ number, etag }) => parts.get(number)?.etag === etag && parts.get(number)?.body,
  )
  const bodies = partBodies.filter((body) => Buffer.isBuffer(body))
  if (bodies.length === 0 || bodies.length < requestedParts.length) return fail(reply, 'InvalidPart')
  if (bodies.slice(0, -1).some(({ length }) => length < minPartBytes)) return fail(reply, 'EntityTooSmall')
  held.files.set(key, { ...head, body: Buffer.concat(bodies) })
  held.uploads.delete(id)
  send(reply, `<CompleteMultipartUploadResult>${element('Key', key)}</CompleteMultipartUploadResult>`)
}

export function remove({ reply, url, key, held }: Call) {
  const id = url.searchParams.get('uploadId')
  if (id) held.uploads.delete(id)
  else held.files.delete(key)
  reply.writeHead(204).end()
}
