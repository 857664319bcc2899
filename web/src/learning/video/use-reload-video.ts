import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { isVideoMissing } from './screen/video-problem'
import { videoQuery } from './video.queries'

/**
 * Fetches the open video again. Returns undefined if that failed, after a message; a video that is gone has a screen of
 * its own.
 */
export function useReloadVideo(id: number, isPublic: boolean) {
  const client = useQueryClient()
  return async function reloadVideo() {
    const { queryKey } = videoQuery(id, isPublic)
    await client.invalidateQueries({ queryKey })
    const { data, error } = client.getQueryState(queryKey) ?? { error: null }
    if (error && !isVideoMissing(error)) showToast(error.message)
    // The profile shows whether the subscription has ended.
    if (data?.is_locked) await client.invalidateQueries({ queryKey: queryKeys.profile() })
    return error ? undefined : data
  }
}
