import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '../coming-in/desk-request'

const videosKey = ['desk', 'videos']

export type VideoQuery = Input<Calls['GET /admin/videos']>['query']

export const useVideos = (query: VideoQuery) =>
  useQuery({
    queryKey: [...videosKey, 'list', query],
    queryFn: () => deskRequest('GET /admin/videos', { query }),
    placeholderData: keepPreviousData,
  })

export const useViews = () =>
  useQuery({ queryKey: [...videosKey, 'views'], queryFn: () => deskRequest('GET /admin/videos/views') })

/** What was written shows everywhere. */
export function useVideosDone() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: videosKey })
}
