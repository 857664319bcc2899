import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import type { VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { toDoQuery } from '#desk-kit/to-do.queries.ts'

const videosKey = ['desk', 'videos']

export type VideoQuery = Input<Calls['GET /admin/videos']>['query']

export const useViews = () =>
  useQuery({ queryKey: [...videosKey, 'views'], queryFn: () => deskRequest('GET /admin/videos/views') })

/** Counts the lessons on all pages of a list, whose own count ends at 1,000. */
export const useVideoCount = (query: VideoSearch, enabled: boolean) =>
  useQuery({
    queryKey: [...videosKey, 'count', query],
    queryFn: () => deskRequest('GET /admin/videos/count', { query }),
    enabled,
  })

/** Returns a function that refetches lists, views and counts of videos. */
export function useRefetchVideos() {
  const client = useQueryClient()
  return () => {
    // The first lesson is no longer to do.
    void client.invalidateQueries({ queryKey: toDoQuery.queryKey })
    return client.invalidateQueries({ queryKey: videosKey })
  }
}
