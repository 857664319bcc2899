import type { BulkRun, RefusedLesson, RunAction, RunRequest } from '@kasama/contract/studio/runs.api'
import { useState } from 'react'
import { showUndo } from '#desk-kit/doing/undo-toast.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useVideosDone } from '../videos.queries'
import { videosTexts as t } from '../videos.texts'
import { doneText } from './action-texts'
import { useRun } from './use-run'

export type Topic = { id: number; name: string }
type Lessons = Pick<RunRequest, 'chosen' | 'filters' | 'lessons'>

const nobody = { refused: [] as RefusedLesson[], left: 0 }

/** Actions on several lessons at once; each can be undone for ten seconds, and refused lessons are listed. */
export function useBulk(onDone: () => void) {
  const look = useVideosDone()
  const [isBusy, setBusy] = useState(false)
  const [{ refused, left }, setRefused] = useState(nobody)
  const { run, follow, stop } = useRun((found, topic) => seeThrough(found.deed, async () => found, topic))

  /** Follows an action to its end. */
  async function seeThrough(deed: RunAction, begin: () => Promise<BulkRun>, topic?: Topic) {
    setBusy(true)
    try {
      const over = await follow(await begin())
      setRefused(over)
      if (over.done > 0) showUndo(doneText(deed, over.done, topic?.name), () => undo(over.id))
      else if (over.refused.length === 0) showToast(t.unchanged)
      // Publishing follows a change of topics, so the lessons stay chosen.
      if (!topic) onDone()
    } catch (error) {
      showToast((error as Error).message, 'error')
    } finally {
      setBusy(false)
      void look()
    }
  }
  async function undo(id: number) {
    setRefused(await follow(await deskRequest('POST /admin/videos/runs/:id/undo', { params: { id } })))
    return look()
  }

  return {
    isBusy: isBusy || run !== null,
    refused: { refused, left },
    dismiss: () => setRefused(nobody),
    run,
    stop,
    begin: (lessons: Lessons, deed: RunAction, topic?: Topic) => {
      const body = { ...lessons, deed, ...(topic && { topic_id: topic.id }) }
      return seeThrough(deed, () => deskRequest('POST /admin/videos/runs', { body }), topic)
    },
  }
}
