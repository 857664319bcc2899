import type { BulkRun } from '@kasama/contract/desk/lessons/runs.api'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTopics } from '../../../../shared/api/queries/topics.queries'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { deskRequest } from '../../coming-in/desk-request'
import { followRun, isWorking } from './follow-run'

/** What this tab follows, whichever page of the desk it is on. */
const runKey = ['desk', 'bulk-run']

/**
 * What is being done with all lessons of a list. It is followed while she is on other pages, too; one that another tab or
 * somebody else has begun is told to `onFound`.
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
    // Where the server is away, it is asked when the page is opened again.
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
