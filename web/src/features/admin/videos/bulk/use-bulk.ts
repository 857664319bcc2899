import type { DeskVideo, VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import type { BulkRun, RunAction } from '@kasama/contract/studio/runs.api'
import { useState } from 'react'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { showUndo } from '../../parts/doing/undo-toast'
import { deskRequest } from '../../sign-in/desk-request'
import { useVideosDone } from '../videos.queries'
import { videosTexts as t } from '../videos.texts'
import { doneText } from './action-texts'
import type { RefusedLesson } from './refused-list'
import {
  type Answer,
  changeTopicOfTicked,
  openTicked,
  publishTicked,
  type RefusedSummary,
  takeTickedBack,
} from './ticked-calls'
import { useRun } from './use-run'

export type Topic = { id: number; name: string }

const nobody = { refused: [] as RefusedLesson[], left: 0 }

/** Actions on several lessons at once; each can be undone for ten seconds, and refused lessons are listed. */
export function useBulk(onDone: () => void) {
  const look = useVideosDone()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState(nobody)
  const name = ({ refused: named = [], left = named.length }: RefusedSummary) => setRefused({ refused: named, left })

  async function act(deed: RunAction, call: () => Promise<Answer>, topic?: Topic) {
    setBusy(true)
    try {
      const { done, undo, ...answer } = await call()
      name(answer)
      if (done > 0) showUndo(doneText(deed, done, topic?.name), () => undo().then(seeUndone))
      else if (!answer.refused?.length) showToast(t.unchanged)
      // Publishing follows a change of topics, so the lessons stay chosen.
      if (!topic) onDone()
    } catch (error) {
      showToast((error as Error).message, 'error')
    } finally {
      setBusy(false)
      void look()
    }
  }
  function seeUndone(answer: RefusedSummary) {
    name(answer)
    return look()
  }

  const { run, follow, stop } = useRun((found, topic) => seeThrough(found.deed, async () => found, topic))

  /** Follows an action on all lessons of a list to its end. */
  function seeThrough(deed: RunAction, begin: () => Promise<BulkRun>, topic?: Topic) {
    const call = async () => {
      const over = await follow(await begin())
      const undo = async () =>
        follow(await deskRequest('POST /admin/videos/runs/:id/undo', { params: { id: over.id } }))
      return { ...over, undo }
    }
    return act(deed, call, topic)
  }

  return {
    isBusy: isBusy || run !== null,
    refused,
    dismiss: () => setRefused(nobody),
    run,
    stop,
    all: (filters: VideoSearch, lessons: number, deed: RunAction, topic?: Topic) => {
      const body = { filters, lessons, deed, ...(topic && { topic_id: topic.id }) }
      return seeThrough(deed, () => deskRequest('POST /admin/videos/runs', { body }), topic)
    },
    open: (ids: number[], isPublic: boolean) => act(isPublic ? 'open' : 'close', () => openTicked(ids, isPublic)),
    topic: (ids: number[], topic: Topic, isOn: boolean) =>
      act(isOn ? 'add_topic' : 'drop_topic', () => changeTopicOfTicked(ids, topic.id, isOn), topic),
    publish: (videos: Pick<DeskVideo, 'id' | 'revision'>[]) => act('publish', () => publishTicked(videos)),
    takeBack: (ids: number[]) => act('take_back', () => takeTickedBack(ids)),
  }
}
