import type { Upload as StoredUpload } from '@kasama/contract/studio/clip/clips.api'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forget, send } from '#studio/lesson/clip/upload/running-uploads.ts'
import { UploadRow } from '#studio/lesson/clip/upload/upload-row.tsx'
import { UploadTray } from '#studio/lesson/clip/upload/upload-tray.tsx'
import { show } from './show'

/** A line whose other end is the test: it answers requests or ends the line. */
export class Line {
  static all: Line[] = []
  status = 0
  isAborted = false
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {}
  onload = () => {}
  onerror = (_: unknown) => {}
  method = ''
  url = ''
  headers: Record<string, string> = {}
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader() {}
  getResponseHeader = (name: string) => this.headers[name.toLowerCase()] ?? null
  send() {
    Line.all.push(this)
  }
  abort() {
    this.isAborted = true
  }
  answer(status: number, headers: Record<string, string> = {}) {
    Object.assign(this, { status, headers })
    this.onload()
  }
}
export const line = (url: string, method = 'HEAD') =>
  expect
    .poll(() => Line.all.find((request) => request.url === url && request.method === method && !request.isAborted))
    .toBeDefined()
export const latest = () => Line.all.at(-1) as Line

const file = new File(['x'.repeat(100)], 'bath.mp4', { lastModified: 5 })
const uploadOf = (id: number): StoredUpload => ({
  id,
  video_id: 3,
  title: 'Bathing a baby',
  language_code: 'mya',
  kind: 'clip',
  name: file.name,
  bytes: file.size,
  modified: 5,
  address: `/uploads/pass-${id}`,
  sent: 0,
  problem: null,
  created_at: '2026-03-10T04:00:00Z',
})

/** Stands in for the server in each test of a file; returns the requests of the current test. */
export function playServer(): { requests: string[] } {
  const server: { requests: string[] } = { requests: [] }
  beforeEach(() => {
    server.requests = []
    Line.all = []
    vi.stubGlobal('XMLHttpRequest', Line)
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
      server.requests.push(`${method} ${url}`)
      return Response.json({ error: false, data: method === 'POST' ? uploadOf(2) : { done: true } })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    for (const id of [1, 2]) forget(id)
  })
  return server
}

/** Sends the file, and shows its row and the tray. */
export function showSent() {
  const upload = uploadOf(1)
  send(upload, file)
  return show(
    <>
      <UploadRow upload={upload} />
      <UploadTray />
    </>,
  )
}
