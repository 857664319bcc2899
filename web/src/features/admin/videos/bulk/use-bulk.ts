import type { DeskVideo } from '@kasama/contract/desk/lessons/videos.api'
import { useState } from 'react'
import { fillIn } from '../../../../shared/i18n/texts'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { deskRequest } from '../../coming-in/desk-request'
import { showUndo } from '../../parts/doing/undo-toast'
import { useVideosDone } from '../videos.queries'
import { videosTexts as t } from '../videos.texts'
import type { Refused } from './refused-list'

type Undone = { ids: number[]; refused?: Refused[] }
type Answer = { done: number; refused?: Refused[]; undo: () => Promise<Undone> }
type Words = { one: string; many: string; values?: Record<string, string> }

/** What can be done with several lessons at once; each can be taken back for ten seconds, and what was refused is listed. */
export function useBulk(onDone: () => void) {
  const look = useVideosDone()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused[]>([])

  async function act(words: Words, call: () => Promise<Answer>, ended = onDone) {
    setBusy(true)
    try {
      const { done, undo, ...answer } = await call()
      setRefused(answer.refused ?? [])
      if (done > 0) showUndo(sentence(words, done), () => undo().then(seeUndone))
      else if (!answer.refused?.length) showToast(t.unchanged)
      ended()
    } catch (error) {
      showToast((error as Error).message, 'error')
    } finally {
      setBusy(false)
      void look()
    }
  }
  function seeUndone(answer: Undone) {
    setRefused(answer.refused ?? [])
    return look()
  }

  return {
    isBusy,
    refused,
    dismiss: () => setRefused([]),
    open: (ids: number[], is_public: boolean) =>
      act(is_public ? { one: t.openedOne, many: t.openedMany } : { one: t.closedOne, many: t.closedMany }, async () => {
        const call = 'POST /admin/videos/public'
        const changed = (await deskRequest(call, { body: { ids, is_public } })).ids
        return {
          done: changed.length,
          undo: () => deskRequest(call, { body: { ids: changed, is_public: !is_public } }),
        }
      }),
    topic: (ids: number[], { id: topic_id, name }: { id: number; name: string }, is_on: boolean) =>
      act(
        {
          one: is_on ? t.topicAddedOne : t.topicDroppedOne,
          many: is_on ? t.topicAddedMany : t.topicDroppedMany,
          values: { topic: name },
        },
        async () => {
          const call = 'POST /admin/videos/topic'
          const changed = (await deskRequest(call, { body: { ids, topic_id, is_on } })).ids
          return {
            done: changed.length,
            undo: () => deskRequest(call, { body: { ids: changed, topic_id, is_on: !is_on } }),
          }
        },
        // Publishing is what follows: they stay chosen.
        () => {},
      ),
    publish: (videos: Pick<DeskVideo, 'id' | 'revision'>[]) =>
      act({ one: t.publishedOne, many: t.publishedMany }, async () => {
        const lessons = videos.map(({ id, revision }) => ({ id, revision }))
        const { published, refused: left } = await deskRequest('POST /admin/videos/publish', { body: { lessons } })
        return {
          done: published.length,
          refused: left,
          undo: () => deskRequest('POST /admin/videos/publish/undo', { body: { lessons: published } }),
        }
      }),
    takeBack: (ids: number[]) =>
      act({ one: t.takenBackOne, many: t.takenBackMany }, async () => {
        const { ids: gone, refused: left } = await deskRequest('POST /admin/videos/take-back', { body: { ids } })
        return {
          done: gone.length,
          refused: left,
          undo: () => deskRequest('POST /admin/videos/take-back/undo', { body: { ids: gone } }),
        }
      }),
  }
}

const sentence = ({ one, many, values }: Words, number: number) =>
  fillIn(number === 1 ? one : many, { number, ...values })
