import type { MustWatch, MustWatchLesson } from '@kasama/contract/must-watch.api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../../../shared/api/query-keys'
import { request } from '../../../shared/api/request'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { closeToast, showToast } from '../../../shared/ui/feedback/toast-store'
import { mustWatchTexts } from './must-watch.texts'

const idsOf = (lessons: MustWatchLesson[]) => lessons.filter((one) => !one.completed_at).map((one) => one.video_id)

/** The employer's list; what she changes shows at once, and comes back where the server refuses it. */
export function useMustWatch() {
  const t = useEmployerTexts(mustWatchTexts)
  const client = useQueryClient()
  const queryKey = queryKeys.mustWatch()
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => request('GET /video_subscription/must_watch', {}, { signal }),
  })
  const closeUndo = useCloseOnLeave()

  function show(change: (lessons: MustWatchLesson[]) => MustWatchLesson[]) {
    client.setQueryData<MustWatch>(queryKey, (old) => old && { ...old, lessons: change(old.lessons) })
  }
  const mutationKey = ['must-watch']
  const settle = {
    mutationKey,
    // One after the other: the last order that she made is the one that stays.
    scope: { id: 'must-watch' },
    onError: (error: Error) => showToast(error.message, 'error'),
    async onSettled() {
      // While another change waits, the server's list would take it off the screen again.
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
    async onMutate(ids) {
      await client.cancelQueries({ queryKey })
      const place = new Map(ids.map((id, index) => [id, index]))
      show((lessons) =>
        lessons.toSorted(
          (one, other) => (place.get(one.video_id) ?? ids.length) - (place.get(other.video_id) ?? ids.length),
        ),
      )
    },
  })
  const undo = useMutation({
    ...settle,
    async mutationFn({ lesson, ids }: { lesson: MustWatchLesson; ids: number[] }) {
      await request('POST /video_subscription/subscribed_clip/:id', { params: { id: lesson.video_id } })
      return sendOrder(ids)
    },
  })
  const remove = useMutation({
    ...settle,
    mutationFn: ({ lesson }: { lesson: MustWatchLesson; ids: number[] }) =>
      request('POST /video_subscription/unsubscribe_clip/:id', { params: { id: lesson.video_id } }),
    async onMutate({ lesson }) {
      await client.cancelQueries({ queryKey })
      show((lessons) => lessons.filter(({ video_id }) => video_id !== lesson.video_id))
    },
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
function useCloseOnLeave() {
  const shown = useRef<number>(undefined)
  const close = () => {
    if (shown.current !== undefined) closeToast(shown.current)
  }
  useEffect(() => close, [])
  return (next: number) => {
    close()
    shown.current = next
  }
}
