import type { BulkRun, RefusedLesson, RunAction, RunRequest } from '@kasama/contract/studio/lesson/runs.api'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useRefetchVideos } from '../videos.queries'
import { videosTexts as t } from '../videos.texts'
import { doneText } from './action-texts'

const lookMs = 1000

const isWorking = ({ state }: BulkRun) => state === 'doing' || state === 'undoing'

/**
 * Polls a run until it is over, and passes each state to `onState`; lost connections are retried. Returns the last
 * state.
 */
async function followRun(run: BulkRun, onState: (run: BulkRun) => void): Promise<BulkRun> {
  let latest = run
  onState(latest)
  while (isWorking(latest)) {
    await new Promise((looked) => setTimeout(looked, lookMs))
    try {
      latest = await deskRequest('GET /admin/videos/runs/:id', { params: { id: run.id } })
      onState(latest)
    } catch (error) {
      // The server would refuse the same request again.
      if (error instanceof RequestError && error.status >= 400 && error.status < 500) throw error
    }
  }
  return latest
}

/** Key of the run that this tab follows, on whichever page of the desk. */
const runKey = ['desk', 'bulk-run']

/**
 * The action in progress on all lessons of a list. It is followed on other pages, too; one that another tab or admin
 * has begun is passed to `onFound`.
 */
function useRun(onFound: (run: BulkRun, topic: { id: number; name: string } | undefined) => void) {
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

export type Topic = { id: number; name: string }
type Lessons = Pick<RunRequest, 'chosen' | 'filters' | 'lessons'>

const noRefusals = { refused: [] as RefusedLesson[], left: 0 }

/** Actions on several lessons at once; each can be undone for ten seconds, and refused lessons are listed. */
export function useBulk(onDone: () => void) {
  const refetch = useRefetchVideos()
  const [isBusy, setBusy] = useState(false)
  const [{ refused, left }, setRefused] = useState(noRefusals)
  const { run, follow, stop } = useRun((found, topic) => runToEnd(found.deed, async () => found, topic))

  /** Follows an action to its end. */
  async function runToEnd(action: RunAction, begin: () => Promise<BulkRun>, topic?: Topic) {
    setBusy(true)
    try {
      const finished = await follow(await begin())
      setRefused(finished)
      if (finished.done > 0) showUndo(doneText(action, finished.done, topic?.name), () => undo(finished.id))
      else if (finished.refused.length === 0) showToast(t.unchanged)
      // Publishing follows a change of topics, so the lessons stay chosen.
      if (!topic) onDone()
    } catch (error) {
      showToast((error as Error).message, 'error')
    } finally {
      setBusy(false)
      void refetch()
    }
  }
  async function undo(id: number) {
    setRefused(await follow(await deskRequest('POST /admin/videos/runs/:id/undo', { params: { id } })))
    return refetch()
  }

  return {
    isBusy: isBusy || run !== null,
    refused: { refused, left },
    dismiss: () => setRefused(noRefusals),
    run,
    stop,
    begin: (lessons: Lessons, action: RunAction, topic?: Topic) => {
      const body = { ...lessons, deed: action, ...(topic && { topic_id: topic.id }) }
      return runToEnd(action, () => deskRequest('POST /admin/videos/runs', { body }), topic)
    },
  }
}
