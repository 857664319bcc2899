import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import { useEffect, useRef, useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { focusContent } from '#shared/ui/focus-content.ts'
import { moveItem } from './list-order'
import { mustWatchTexts } from './must-watch.texts'
import { MustWatchRow } from './row/must-watch-row'

type Props = {
  /** The open ones. */
  lessons: MustWatchLesson[]
  onOrder: (videoIds: number[]) => void
  onRemove: (lesson: MustWatchLesson) => void
}
type Drag = { videoId: number; to: number }
type Move = { videoId: number; by: -1 | 1; position: number; title: string }

/** The open lessons, ordered by dragging, or by arrows that keep the keyboard's focus. */
export function MustWatchList({ lessons, onOrder, onRemove }: Props) {
  const t = useEmployerTexts(mustWatchTexts)
  const [drag, setDrag] = useState<Drag>()
  const [last, setLast] = useState<Move>()
  const list = useRef<HTMLDivElement>(null)
  const from = lessons.findIndex(({ video_id }) => video_id === drag?.videoId)
  const visibleLessons = drag ? moveItem(lessons, from, drag.to) : lessons

  // After a press the row moves in the DOM and loses the focus; at the top or bottom its arrow is disabled, too. So the
  // focus is set again once the new order is rendered.
  const hasMoved = last !== undefined && lessons[last.position - 1]?.video_id === last.videoId
  useEffect(() => {
    if (hasMoved) focusArrow(list.current, last)
  }, [hasMoved, last])

  const send = (next: MustWatchLesson[]) => onOrder(next.map(({ video_id }) => video_id))
  function step(lesson: MustWatchLesson, index: number, by: -1 | 1) {
    setLast({ videoId: lesson.video_id, by, position: index + by + 1, title: lesson.title })
    send(moveItem(lessons, index, index + by))
  }
  // The focus moves to a neighbour before its own button is gone.
  function remove(lesson: MustWatchLesson, index: number) {
    const neighbour = visibleLessons[index + 1] ?? visibleLessons[index - 1]
    if (neighbour) focusRemove(list.current, neighbour)
    else focusContent()
    setLast(undefined)
    onRemove(lesson)
  }
  function drop(isDropped: boolean) {
    if (isDropped && drag && drag.to !== from) send(visibleLessons)
    setDrag(undefined)
    setLast(undefined)
  }

  return (
    <div ref={list} className="stack gap-12">
      {visibleLessons.map((lesson, index) => (
        <MustWatchRow
          key={lesson.video_id}
          lesson={lesson}
          position={{ number: index + 1, isFirst: index === 0, isLast: index === visibleLessons.length - 1 }}
          isDragged={lesson.video_id === drag?.videoId}
          onStep={(by) => step(lesson, index, by)}
          onRemove={() => remove(lesson, index)}
          onDrag={{
            start: () => setDrag({ videoId: lesson.video_id, to: index }),
            over: () => drag && drag.to !== index && setDrag({ ...drag, to: index }),
            end: drop,
          }}
        />
      ))}
      <p className="sr-only" role="status">
        {last && t('movedTo', { title: last.title, place: last.position, count: lessons.length })}
      </p>
    </div>
  )
}

/** Focuses the same arrow, or the other one if the row has reached an end of the list. */
function focusArrow(list: HTMLElement | null, { videoId, by }: Move) {
  const arrows = list?.querySelectorAll<HTMLButtonElement>(`[data-lesson="${videoId}"] [data-arrow]`) ?? []
  const [up, down] = arrows
  const [movedArrow, other] = by < 0 ? [up, down] : [down, up]
  const arrow = movedArrow?.disabled ? other : movedArrow
  arrow?.focus()
}

function focusRemove(list: HTMLElement | null, { video_id }: MustWatchLesson) {
  list?.querySelector<HTMLButtonElement>(`[data-lesson="${video_id}"] [data-remove]`)?.focus()
}
