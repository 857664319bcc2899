import type { Language } from '@kasama/contract/language'
import type { Upload } from '@kasama/contract/studio/clip/clips.api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { sendFile } from '../files/send-file'
import { fileOf, forget, onWhole, send, useRunning } from './upload/running-uploads'

export const clipsKey = ['desk', 'clips']
/** The server checks a complete upload within seconds. */
const lookMs = 2000

export const isComplete = ({ sent, bytes, problem }: Upload) => problem === null && sent >= bytes

/**
 * Reads a lesson's uploads and the processing of its clips; `onTaken` is called when one of them may have reached the
 * lesson.
 */
export function useClips(videoId: number, onTaken: () => void) {
  const client = useQueryClient()
  const before = useRef<string | null>(null)
  const query = useQuery({
    queryKey: [...clipsKey, videoId],
    queryFn: () => deskRequest('GET /admin/videos/:id/clips', { params: { id: videoId } }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.uploads.some(isComplete) || data.works.some(({ given_up }) => !given_up)) ? lookMs : false,
  })
  useEffect(() => onWhole(() => void client.invalidateQueries({ queryKey: [...clipsKey, videoId] })), [client, videoId])
  const { data } = query
  useEffect(() => {
    if (!data) return
    const current = JSON.stringify([
      data.uploads.filter(isComplete).map(({ id }) => id),
      data.works.map(({ what, language_code }) => `${what} ${language_code}`),
    ])
    // The lists changed: an upload or a work may be in the lesson now, or was refused.
    if (before.current !== null && before.current !== current) onTaken()
    before.current = current
  }, [data, onTaken])
  return query
}

type Place = { videoId: number; language: Language; kind?: Upload['kind'] }

/** Opens an upload and starts sending; the same file resumes where it stopped. */
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
    const upload = await deskRequest('POST /admin/videos/:id/uploads', { params: { id: videoId }, body })
    send(upload, file)
    // A list requested before does not contain the new upload.
    await client.cancelQueries({ queryKey: clipsKey })
    void client.invalidateQueries({ queryKey: clipsKey })
    return upload.id
  }
}

/** Opens an upload anew with the file that this tab still holds. */
export function useRestartUpload({ id, video_id: videoId, language_code: language, kind }: Upload) {
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

export function useRemoveUpload() {
  const client = useQueryClient()
  return async (id: number) => {
    forget(id)
    await deskRequest('DELETE /admin/uploads/:id', { params: { id } }).catch(() => {})
    void client.invalidateQueries({ queryKey: clipsKey })
  }
}

/** Forgets uploads of this tab that the server has taken or refused, so that the server's state is shown. */
export function useForgetTaken(uploads: Upload[] | undefined) {
  const running = useRunning()
  useEffect(() => {
    if (!uploads) return
    for (const { upload, state } of running) {
      const stored = uploads.find(({ id }) => id === upload.id)
      if (state === 'whole' && (!stored || stored.problem)) forget(upload.id)
    }
  }, [running, uploads])
}

/** Stores a picture for a lesson; returns its address. */
export const sendPicture = async (videoId: number, file: Blob) =>
  (await sendFile<{ url: string }>(`/admin/videos/${videoId}/pictures`, file)).url
