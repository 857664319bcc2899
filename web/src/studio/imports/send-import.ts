import type { DeskImport } from '@kasama/contract/studio/content/imports.api'
import { useSyncExternalStore } from 'react'
import { Upload } from 'tus-js-client'
import { isFull, isRetried } from '#desk-kit/upload-errors.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { importsTexts as t } from './imports.texts'

const pieceBytes = 4 * 1_048_576
const retriesMs = [0, 1000, 3000, 5000, 10_000]

/**
 * Bytes sent so far of each import that this tab is sending; an import leaves the map when its upload ends. Sending
 * continues while the admin is on other pages.
 */
let sent: ReadonlyMap<number, number> = new Map()
const listeners = new Set<() => void>()

function note(id: number, bytes: number | null) {
  const next = new Map(sent)
  if (bytes === null) next.delete(id)
  else next.set(id, bytes)
  sent = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns how many bytes of an import this tab has sent; undefined if it sends none. */
export const useSentBytes = (id: number) => useSyncExternalStore(subscribe, () => sent).get(id)

/** Sends a file to its opened import, from the first missing byte on. */
export function sendImport({ id, address, sent: sentBefore }: DeskImport, file: File) {
  if (!address || sent.has(id)) return
  note(id, sentBefore)
  new Upload(file, {
    uploadUrl: address,
    chunkSize: pieceBytes,
    retryDelays: retriesMs,
    onShouldRetry: isRetried,
    storeFingerprintForResuming: false,
    onProgress: (bytes) => note(id, bytes),
    onSuccess: () => note(id, null),
    onError(error) {
      note(id, null)
      if (isFull(error)) showToast(t.full, 'error')
    },
  }).start()
}
