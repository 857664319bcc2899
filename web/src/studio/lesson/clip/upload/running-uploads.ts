import type { Upload as StoredUpload } from '@kasama/contract/studio/clip/clips.api'
import { useSyncExternalStore } from 'react'
import { type DetailedError, Upload } from 'tus-js-client'
import { isFull, isRefused, isRetried } from '#desk-kit/upload-errors.ts'

/** Small enough that a piece is sent before the server ends its request, on any line fast enough for an upload. */
const pieceBytes = 4 * 1_048_576
const retriesMs = [0, 1000, 3000, 5000, 10_000]
/** Pause before a dropped upload is retried: the browser may not notice that the connection was lost and is back. */
const laterMs = 15_000
const speedMs = 5000

/**
 * An upload of this tab: `dropped` had no connection for all its retries, `full` meets a server without room for now,
 * `refused` is not accepted any more, `whole` is sent and waits for the server.
 */
export type RunningUpload = {
  upload: StoredUpload
  state: 'sending' | 'paused' | 'dropped' | 'full' | 'refused' | 'whole'
  sent: number
  /** Bytes a second over the last five seconds. */
  speed: number
  /** Milliseconds since 1970 at which the upload was dropped or found the server full; 0 if neither. */
  since: number
}

type Entry = { file: File; running: RunningUpload; tus: Upload; marks: [number, number][] }

const entries = new Map<number, Entry>()
let shown: RunningUpload[] = []
const listeners = new Set<() => void>()
const whole = new Set<(upload: StoredUpload) => void>()

function notify() {
  shown = [...entries.values()].map(({ running }) => running)
  for (const listener of listeners) listener()
}
function change(id: number, changes: Partial<RunningUpload>) {
  const entry = entries.get(id)
  if (!entry) return
  entry.running = { ...entry.running, ...changes }
  notify()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Uploads of this tab, from whichever page of the desk they were begun. */
export const useRunning = () => useSyncExternalStore(subscribe, () => shown)

/** Calls the listener when an upload of this tab is sent completely; returns how to unsubscribe. */
export function onWhole(listener: (upload: StoredUpload) => void) {
  whole.add(listener)
  return () => void whole.delete(listener)
}

/** Returns whether a file is the one whose upload was begun. */
export const isSameFile = (file: File, { name, bytes, modified }: StoredUpload) =>
  file.name === name && file.size === bytes && file.lastModified === modified

function progress(entry: Entry, sent: number) {
  const now = Date.now()
  entry.marks = [...entry.marks.filter(([at]) => at > now - speedMs), [now, sent]]
  const [from, before] = entry.marks[0] ?? [now, sent]
  const speed = now > from ? ((sent - before) * 1000) / (now - from) : 0
  change(entry.running.upload.id, { sent, speed, state: 'sending' })
}

function drop(id: number, error: Error | DetailedError) {
  const dropped = entries.get(id)
  if (isRefused(error)) return change(id, { state: 'refused' })
  const state = isFull(error) ? 'full' : 'dropped'
  change(id, { state, since: Date.now() })
  setTimeout(() => entries.get(id) === dropped && dropped?.running.state === state && resume(id), laterMs)
}

/** Sends a file to its opened upload, from the first missing byte on. */
export function send(upload: StoredUpload, file: File) {
  void entries.get(upload.id)?.tus.abort()
  const tus = new Upload(file, {
    uploadUrl: upload.address,
    chunkSize: pieceBytes,
    retryDelays: retriesMs,
    onShouldRetry: isRetried,
    storeFingerprintForResuming: false,
    onProgress: (sent) => progress(entry, sent),
    onSuccess() {
      change(upload.id, { state: 'whole', sent: upload.bytes })
      for (const listener of whole) listener(upload)
    },
    onError: (error) => drop(upload.id, error),
  })
  const running: RunningUpload = { upload, state: 'sending', sent: upload.sent, speed: 0, since: 0 }
  const entry: Entry = { file, running, tus, marks: [] }
  entries.set(upload.id, entry)
  notify()
  tus.start()
}

export function pause(id: number) {
  void entries.get(id)?.tus.abort()
  change(id, { state: 'paused' })
}

/** Resumes with the file that this tab still holds; returns false if it holds none. */
export function resume(id: number): boolean {
  const entry = entries.get(id)
  if (!entry) return false
  send({ ...entry.running.upload, sent: entry.running.sent }, entry.file)
  return true
}

/** The file of an upload of this tab. */
export const fileOf = (id: number): File | null => entries.get(id)?.file ?? null

/** Forgets an upload that is over or given up. */
export function forget(id: number) {
  void entries.get(id)?.tus.abort()
  if (entries.delete(id)) notify()
}

window.addEventListener('online', () => {
  for (const { running } of entries.values()) if (running.state === 'dropped') resume(running.upload.id)
})
