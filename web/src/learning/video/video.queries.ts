import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { type Cue, readCues } from '@kasama/contract/text/web-vtt'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { preload } from 'react-dom'
import { invalidateProgress } from '#shared/api/invalidate-progress.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useFirstView } from '#shared/first-view.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { rowId } from '#shared/row-id.ts'
import { session } from '#shared/session/session.ts'
import { pictureIn } from './versions/versions'

/** An id that no video has. */
const noVideo = 0

/** A public video is requested as a guest's, even by logged-in readers. */
export const videoQuery = (id: number, isPublic: boolean) =>
  queryOptions({
    queryKey: isPublic ? queryKeys.publicVideo(id) : queryKeys.video(id),
    queryFn: async ({ client, signal }) => {
      if (id === noVideo) throw new RequestError('', { code: 'not_found', status: 404 })
      const call = isPublic ? 'GET /videos/public/:id' : 'GET /videos/:id'
      const video = request(call, { params: { id }, query: {} }, { signal })
      const workerPart = session.values().role === 'W' && import('./watching/with-waiting')
      const [loadedVideo, waiting] = await Promise.all([video, workerPart])
      return waiting ? waiting.withPhoneState(client, loadedVideo) : loadedVideo
    },
  })

/** The video in the URL. */
const pathVideoQuery = (id: string | undefined, isPublic: boolean) => videoQuery(rowId(id) ?? noVideo, isPublic)

/** Time for which the response to the app's first request is kept for its page. */
const openingMs = 5_000

export async function prepareVideo(id: string | undefined, isPublic: boolean) {
  const query = pathVideoQuery(id, isPublic)
  await queryClient.prefetchQuery({ ...query, gcTime: openingMs })
  const video = queryClient.getQueryData(query.queryKey)
  const picture = video && pictureIn(video, readerLanguage())
  // Its picture loads while the screen is being rendered.
  if (picture) preload(picture, { as: 'image', fetchPriority: 'high' })
}

/** Requested anew at each opening: URLs of media are signed for some hours only. */
export function useVideo(id: string | undefined, isPublic = false) {
  return useQuery({ ...pathVideoQuery(id, isPublic), staleTime: openingMs, gcTime: 0 })
}

/** The subtitles written in a language; empty without a file. */
export function cuesQuery(video: Video, language: Language) {
  return queryOptions({
    queryKey: [...queryKeys.video(video.id), 'cues', language],
    queryFn: async ({ client, signal }): Promise<Cue[]> => {
      let reply = await fetchSubtitles(video, language, signal)
      if (reply?.status === 403) {
        const isPublic = video.public_level > 0
        const renewedVideo = await client.fetchQuery({ ...videoQuery(video.id, isPublic), staleTime: 0 })
        reply = await fetchSubtitles(renewedVideo, language, signal)
      }
      if (reply && !reply.ok) throw new Error(`Subtitles: ${reply.status}`)
      return reply ? readCues(await reply.text()) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function fetchSubtitles({ subtitles }: Video, language: Language, signal: AbortSignal) {
  const url = subtitles.find((file) => file.language_code === language)?.url
  return url ? fetch(url, { signal, credentials: 'omit' }) : undefined
}

/** The next videos: recommended ones of the same topic; for guests the other public ones. */
export function useRelated(video: Video, isGuest: boolean) {
  const lang = useLanguage()
  const topic = video.topic_ids[0]
  const query = { limit: 7, lang, ...(topic !== undefined && !isGuest && { topic }) }
  const name = isGuest ? 'public' : 'recommendation'
  return useQuery({
    queryKey: queryKeys.feed(name, query),
    queryFn: ({ signal }) => request(`GET /feeds/${name}`, { query }, { signal }),
    enabled: useFirstView(),
    select: ({ items }) => items.filter((card) => card.video_id !== video.id).slice(0, 6),
  })
}

export async function markWatched(client: QueryClient, id: number) {
  const answer = await request('POST /videos/:id/watched', { params: { id } }, { repeatable: true })
  invalidateProgress(client)
  return answer
}
