import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/video.api'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetProgress } from '../../shared/api/forget-progress'
import { queryKeys } from '../../shared/api/query-keys'
import { request } from '../../shared/api/request'
import { useLanguage } from '../../shared/i18n/use-texts'
import { type Cue, parseCues } from './subtitles/cues'

/** A public video is asked for as guests ask, also by those who are signed in. */
export const videoQuery = (id: number, isPublic: boolean) =>
  queryOptions({
    queryKey: isPublic ? queryKeys.publicVideo(id) : queryKeys.video(id),
    queryFn: ({ signal }) =>
      request(isPublic ? 'GET /videos/public/:id' : 'GET /videos/:id', { params: { id }, query: {} }, { signal }),
  })

/** Always asked anew on opening: addresses of media are signed for some hours only. */
export function useVideo(id: number, isPublic = false) {
  return useQuery({ ...videoQuery(id, isPublic), staleTime: 0, gcTime: 0, enabled: Number.isInteger(id) && id > 0 })
}

/** The subtitles that were written in a language; none where there is no file, or it cannot be read. */
export function cuesQuery(video: Video, language: Language) {
  const url = video.subtitles.find((file) => file.language_code === language)?.url
  return queryOptions({
    queryKey: [...queryKeys.video(video.id), 'cues', language],
    queryFn: async ({ signal }): Promise<Cue[]> => {
      const reply = url ? await fetch(url, { signal, credentials: 'omit' }) : undefined
      return reply?.ok ? parseCues(await reply.text()) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Videos to go on with: those recommended from the same topic; for guests the other public ones. */
export function useRelated(video: Video, isGuest: boolean) {
  const lang = useLanguage()
  const topic = video.topic_ids[0]
  const query = { limit: 7, lang, ...(topic !== undefined && !isGuest && { topic }) }
  const name = isGuest ? 'public' : 'recommendation'
  return useQuery({
    queryKey: queryKeys.feed(name, query),
    queryFn: ({ signal }) => request(`GET /feeds/${name}`, { query }, { signal }),
    select: ({ items }) => items.filter((card) => card.video_id !== video.id).slice(0, 6),
  })
}

export function useMarkWatched(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST /videos/:id/watched', { params: { id } }),
    onSuccess: () => forgetProgress(client),
  })
}
