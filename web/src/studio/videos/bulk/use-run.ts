import type { BulkRun } from '@kasama/contract/studio/runs.api'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { followRun, isWorking } from './follow-run'

/** Key of the run that this tab follows, on whichever page of the desk. */
const runKey = ['desk', 'bulk-run']

/**
 * The action in progress on all lessons of a list. It is followed on other pages, too; one that another tab or admin
 * has begun is passed to `onFound`.
 */
export function useRun(onFound: (run: BulkRun, topic: { id: number; name: string } | undefined) => void) {
  const client = useQueryClient()
  const { data: run = null } = useQuery<BulkRun | null>({ queryKey: runKey, queryFn: skipToken, initialData: null })
  const { data: topics } = useTopics()

  const isFollowed = () => client.getQueryData(runKey) != null
  const look = useEffectEvent(async () => {
    if (isFollowed()) return
    const [found] = (await deskRequest('GET /admin/videos/runs')).runs
    if (found && !isFollowed())
      onFound(
        found,
        topics?.find(({ id }) => id === found.topic_id),
      )
  })
  const isReady = topics !== undefined
  useEffect(() => {
    // If the server is away, it is asked when the page is opened again.
    if (isReady) look().catch(() => {})
  }, [isReady])

  const follow = (begun: BulkRun) =>
    followRun(begun, (latest) => client.setQueryData(runKey, isWorking(latest) ? latest : null))
  const stop = ({ id }: BulkRun) =>
    deskRequest('POST /admin/videos/runs/:id/stop', { params: { id } }).catch((error: Error) =>
      showToast(error.message, 'error'),
    )
  return { run, follow, stop }
}
