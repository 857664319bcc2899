import type { Card } from '@kasama/contract/learning/library/library.api'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useFirstView } from '#shared/first-view.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { nextVideo } from './next-video'

/** The next video; a worker's list is requested once the first view is complete. */
export function useNextVideo(video: Video, isWorker: boolean, related: Card[]): Card | undefined {
  const query = { limit: 100, lang: useLanguage() }
  const mustWatch = useQuery({
    queryKey: queryKeys.feed('subscribed', query),
    queryFn: ({ signal }) => request('GET /video_subscription/subscribed', { query }, { signal }),
    enabled: useFirstView() && isWorker,
  })
  return nextVideo(video.id, mustWatch.data?.items ?? [], related)
}
