import type { MustWatch, MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { closeToast, showToast } from '#shared/ui/feedback/toast-store.ts'
import { mustWatchTexts } from './must-watch.texts'

const idsOf = (lessons: MustWatchLesson[]) =>
  lessons.filter((lesson) => !lesson.completed_at).map(({ video_id }) => video_id)

type Change = (lessons: MustWatchLesson[]) => MustWatchLesson[]

const unchanged: Change = (lessons) => lessons
function sortBy(ids: number[]): Change {
  const positions = new Map(ids.map((id, index) => [id, index]))
  const positionOf = ({ video_id }: MustWatchLesson) => positions.get(video_id) ?? ids.length
  return (lessons) => [...lessons].sort((a, b) => positionOf(a) - positionOf(b))
}
const withChange = (list: MustWatch | undefined, change: Change) => list && { ...list, lessons: change(list.lessons) }

/** The employer's list; her changes show at once, and are reverted if the request fails. */
export function useMustWatch() {
  const t = useEmployerTexts(mustWatchTexts)
  const client = useQueryClient()
  const queryKey = queryKeys.mustWatch()
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => request('GET /video_subscription/must_watch', {}, { signal }),
  })
  const closeUndo = useUndoToast()

  const mutationKey = ['must-watch']
  // The list without changes that are still being sent: it is restored if one of them fails, even without a connection.
  const stored = useRef<MustWatch>(undefined)
  async function applyChange(change: Change) {
    if (client.isMutating({ mutationKey }) === 1) stored.current = client.getQueryData<MustWatch>(queryKey)
    await client.cancelQueries({ queryKey })
    client.setQueryData<MustWatch>(queryKey, (old) => withChange(old, change))
    return change
  }
  const settle = {
    mutationKey,
    // Requests run one after the other, so that her last order wins.
    scope: { id: 'must-watch' },
    onError: (error: Error) => showToast(error.message, 'error'),
    async onSettled(_answer: unknown, error: Error | null, _input: unknown, change: Change = unchanged) {
      if (error) client.setQueryData(queryKey, stored.current)
      else stored.current = withChange(stored.current, change)
      // While another change waits, the server's list would revert it on the screen.
      if (client.isMutating({ mutationKey }) > 1) return
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['feed'] }),
        client.invalidateQueries({ queryKey: ['progress'] }),
      ])
    },
  }
  const sendOrder = (video_ids: number[]) => request('POST /video_subscription/order', { body: { video_ids } })

  const order = useMutation({
    ...settle,
    mutationFn: sendOrder,
    onMutate: (ids) => applyChange(sortBy(ids)),
  })
  const undo = useMutation({
    ...settle,
    onMutate: () => applyChange(unchanged),
    async mutationFn({ lesson, ids }: { lesson: MustWatchLesson; ids: number[] }) {
      await request('POST /video_subscription/subscribed_clip/:id', { params: { id: lesson.video_id } })
      return sendOrder(ids)
    },
  })
  const remove = useMutation({
    ...settle,
    mutationFn: ({ lesson }: { lesson: MustWatchLesson; ids: number[] }) =>
      request('POST /video_subscription/unsubscribe_clip/:id', { params: { id: lesson.video_id } }),
    onMutate: ({ lesson }) => applyChange((lessons) => lessons.filter(({ video_id }) => video_id !== lesson.video_id)),
    onSuccess(_clip, removed) {
      const action = { label: t('undo'), onPress: () => undo.mutate(removed) }
      closeUndo(showToast(t('removed', { title: removed.lesson.title }), 'ok', action))
    },
  })

  const lessons = list.data?.lessons ?? []
  return {
    list,
    order: order.mutate,
    remove: (lesson: MustWatchLesson) => remove.mutate({ lesson, ids: idsOf(lessons) }),
  }
}

/** Closes the message that offers to undo, before the next one is shown and when the page is left. */
function useUndoToast() {
  const toastId = useRef<number>(undefined)
  const close = () => {
    if (toastId.current !== undefined) closeToast(toastId.current)
  }
  useEffect(() => close, [])
  return (next: number) => {
    close()
    toastId.current = next
  }
}
