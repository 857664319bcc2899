import type { Upload } from '@kasama/contract/desk/lessons/clips.api'
import type { Language } from '@kasama/contract/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { deskRequest } from '../../coming-in/desk-request'
import { sendFile } from '../files/send-file'
import { fileOf, forget, onWhole, send, useRunning } from './upload/uploading'

export const clipsKey = ['desk', 'clips']
/** The server looks at what is whole within seconds. */
const lookMs = 2000

export const isWhole = ({ sent, bytes, problem }: Upload) => problem === null && sent >= bytes

/** An upload of which the server hears nothing by itself, since its bytes go past it. */
const isPast = ({ store_pass, problem }: Upload) => problem === null && store_pass !== null

/** A lesson's uploads and what is made of its clips; `onTaken` is told when something of it is in the lesson. */
export function useClips(videoId: number, onTaken: () => void) {
  const client = useQueryClient()
  const before = useRef<string | null>(null)
  const query = useQuery({
    queryKey: [...clipsKey, videoId],
    queryFn: () => deskRequest('GET /admin/videos/:id/clips', { params: { id: videoId } }),
    refetchInterval: ({ state: { data } }) =>
      data &&
      (data.uploads.some((upload) => isWhole(upload) || isPast(upload)) || data.works.some(({ given_up }) => !given_up))
        ? lookMs
        : false,
  })
  useEffect(() => onWhole(() => void client.invalidateQueries({ queryKey: [...clipsKey, videoId] })), [client, videoId])
  const { data } = query
  useEffect(() => {
    if (!data) return
    const now = JSON.stringify([
      data.uploads.filter(isWhole).map(({ id }) => id),
      data.works.map(({ what, language_code }) => `${what} ${language_code}`),
    ])
    // What was being worked at is no longer listed: it is in the lesson, or was refused.
    if (before.current !== null && before.current !== now) onTaken()
    before.current = now
  }, [data, onTaken])
  return query
}

type Place = { videoId: number; language: Language; kind?: Upload['kind'] }

/** Opens an upload and begins to send; the same file goes on where it stopped. */
export function useStartUpload({ videoId, language, kind = 'clip' }: Place) {
  const client = useQueryClient()
  return async (file: File) => {
    const body = {
      language_code: language,
      kind,
      name: file.name,
      bytes: file.size,
      modified: Math.max(0, Math.round(file.lastModified)),
    }
    const known = await deskRequest('POST /admin/videos/:id/uploads', { params: { id: videoId }, body })
    send(known, file)
    // A list that was asked for before knows nothing of it.
    await client.cancelQueries({ queryKey: clipsKey })
    void client.invalidateQueries({ queryKey: clipsKey })
    return known.id
  }
}

/** Opens an upload anew with the file that this tab still holds. */
export function useBeginAgain({ id, video_id: videoId, language_code: language, kind }: Upload) {
  const start = useStartUpload({ videoId, language, kind })
  return async () => {
    const file = fileOf(id)
    if (!file) return
    try {
      if ((await start(file)) !== id) forget(id)
    } catch (error) {
      showToast((error as Error).message, 'error')
    }
  }
}

export function useGiveUp() {
  const client = useQueryClient()
  return async (id: number) => {
    forget(id)
    await deskRequest('DELETE /admin/uploads/:id', { params: { id } }).catch(() => {})
    void client.invalidateQueries({ queryKey: clipsKey })
  }
}

/** Uploads of this tab that the server has taken, or refused, are shown as it says. */
export function useForgetTaken(uploads: Upload[] | undefined) {
  const running = useRunning()
  useEffect(() => {
    if (!uploads) return
    for (const { known, state } of running) {
      const there = uploads.find(({ id }) => id === known.id)
      if (state === 'whole' && (!there || there.problem)) forget(known.id)
    }
  }, [running, uploads])
}

/** Keeps a picture for a lesson; answers its address. */
export const sendPicture = async (videoId: number, file: Blob) =>
  (await sendFile<{ url: string }>(`/admin/videos/${videoId}/pictures`, file)).url
