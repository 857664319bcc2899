import type { UploadPart } from '@kasama/contract/studio/clips.api'
import { request } from '../../../../../shared/api/request'
import { RequestError } from '../../../../../shared/api/request-error'
import { isTriedAgain, StoreFault } from '../../../parts/upload-faults'

type UploadOptions = {
  /** Identifies the upload, for whose parts the server signs addresses. */
  pass: string
  /** Milliseconds before each retry; counted from the first again once a part is stored. */
  retryDelays: number[]
  onProgress: (sent: number) => void
  onSuccess: () => void
  onError: (error: Error) => void
}

/**
 * Sends a file into the store in parts, by addresses that the server signs. It asks which parts are missing at the
 * beginning and after each error, and is started and aborted like an upload of tus.
 */
export function partsToStore(file: File, { pass, retryDelays, onProgress, onSuccess, onError }: UploadOptions) {
  const leaving = new AbortController()
  const { signal } = leaving
  let tries = 0
  const put = new Set<number>()
  let isAtEnd = false

  async function listMissing(): Promise<UploadPart[]> {
    try {
      return (await request('POST /uploads/:pass/parts', { params: { pass } }, { token: '', signal })).parts
    } catch (error) {
      // The server has taken the file meanwhile, and the upload no longer exists.
      if (isAtEnd && error instanceof RequestError && error.code === 'not_found') return []
      throw error
    }
  }

  /** Sends the missing parts; returns whether there were any. */
  async function sendMissing(): Promise<boolean> {
    const parts = await listMissing()
    for (const part of parts) {
      // The store confirmed this part, but does not have it.
      if (put.has(part.number)) throw new StoreFault(0)
      await putPart(file, part, { signal, onProgress })
      put.add(part.number)
      isAtEnd = part.from + part.bytes === file.size
      tries = 0
    }
    return parts.length > 0
  }

  async function sendAll(): Promise<void> {
    try {
      while (await sendMissing());
      onSuccess()
    } catch (error) {
      if (signal.aborted) return
      const pause = retryDelays[tries++]
      if (pause === undefined || !isTriedAgain(error as Error)) return onError(error as Error)
      await new Promise((resolve) => setTimeout(resolve, pause))
      return sendAll()
    }
  }

  return { start: () => void sendAll(), abort: () => leaving.abort() }
}

type PartOptions = { signal: AbortSignal; onProgress: (sent: number) => void }

/** Puts one part into the store, by XMLHttpRequest, because `fetch` does not report how much has been sent. */
function putPart(file: File, { from, bytes, address }: UploadPart, { signal, onProgress }: PartOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    signal.addEventListener('abort', abort)
    call.open('PUT', address)
    call.upload.onprogress = ({ loaded }) => onProgress(from + loaded)
    call.onload = () => (call.status < 300 ? resolve() : reject(new StoreFault(call.status)))
    call.onerror = () => reject(new StoreFault(0))
    call.onabort = () => reject(new StoreFault(0))
    call.onloadend = () => signal.removeEventListener('abort', abort)
    call.send(file.slice(from, from + bytes))
  })
}
