import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Upload } from '@kasama/contract/studio/clip/clips.api'
import type { ServerProcess } from '../app/server-process'
import type { Round } from '../rounds/round'
import { offsetOf, sendBytes } from './tus'

const mebibyte = 1_048_576
const pieceBytes = 16 * mebibyte
/** Maximum growth of a process's memory by an upload of any size. */
const maxGrowth = 160 * mebibyte
const lookMs = 100

/** Beginnings of files that are no clips, although two claim to be one. */
const beginnings = {
  'no head': Buffer.alloc(0),
  'the head of a WebM': Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  'the head of an MP4': Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
} as const

/** Problems that such a file may be refused with: it ends too early, or nothing follows its head. */
const refusals = new Set<string>(['not_a_clip', 'cut_short', 'no_picture'])

/** Memory of a process, as Linux counts it; null on other systems. */
async function memoryOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, memory] = /VmRSS:\s+(\d+) kB/.exec(status) ?? []
  return memory ? Number(memory) * 1024 : null
}

/** Watches a process's memory during some work; returns its largest growth. */
async function grownBy({ child: { pid } }: ServerProcess, work: () => Promise<void>): Promise<number> {
  const memoryBefore = (await memoryOf(pid)) ?? 0
  let maxMemory = memoryBefore
  let isOver = false
  const looking = (async () => {
    for (; !isOver; await wait(lookMs)) maxMemory = Math.max(maxMemory, (await memoryOf(pid)) ?? 0)
  })()
  await work().finally(() => {
    isOver = true
  })
  await looking
  return maxMemory - memoryBefore
}

type Desk = Pick<Round, 'call' | 'current'>

/**
 * Sends files of this size without content, as clips of a lesson: each is refused, and the server's memory stays flat.
 * Returns the problems found.
 */
export async function sendLarge({ current, call }: Desk, videoId: number, bytes: number): Promise<string[]> {
  const server = current()
  const path = `/admin/videos/${videoId}`
  const problems: string[] = []
  const findUpload = async () => (await call<{ uploads: Upload[] }>('GET', `${path}/clips`)).uploads[0]
  for (const [name, head] of Object.entries(beginnings)) {
    const file = { language_code: 'eng', kind: 'clip', name, bytes, modified: 1 }
    const opened = await call<Upload>('POST', `${path}/uploads`, file)
    const grown = await grownBy(server, async () => {
      for (let at = 0; at < bytes; at += pieceBytes) {
        const piece = Buffer.alloc(Math.min(pieceBytes, bytes - at))
        if (at === 0) head.copy(piece)
        const { status } = await sendBytes(server.origin, opened, at, piece)
        if (status !== 204) problems.push(`${name}: a piece was answered with ${status}`)
      }
      while (!(await findUpload())?.problem) await wait(lookMs)
    })
    const problem = (await findUpload())?.problem ?? ''
    if (!refusals.has(problem)) problems.push(`${name}: refused as ${problem}`)
    if ((await offsetOf(server.origin, opened)).offset !== 0) problems.push(`${name}: its bytes are still there`)
    if (grown > maxGrowth) problems.push(`${name}: the server grew by ${Math.round(grown / mebibyte)} MiB`)
    await call('DELETE', `/admin/uploads/${opened.id}`)
  }
  return problems
}
