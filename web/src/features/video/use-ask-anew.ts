import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../shared/api/query-keys'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { isGone } from './screen/video-problem'
import { videoQuery } from './video.queries'

/** Asks anew for the video that is open; nothing comes where that failed, which is said. One that is gone says it itself. */
export function useAskAnew(id: number, isPublic: boolean) {
  const client = useQueryClient()
  return async function askAnew() {
    const { queryKey } = videoQuery(id, isPublic)
    await client.invalidateQueries({ queryKey })
    const { data, error } = client.getQueryState(queryKey) ?? { error: null }
    if (error && !isGone(error)) showToast(error.message)
    // Whose subscription has ended says the profile.
    if (data?.is_locked) await client.invalidateQueries({ queryKey: queryKeys.profile() })
    return error ? undefined : data
  }
}
