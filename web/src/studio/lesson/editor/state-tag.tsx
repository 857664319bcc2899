import { CalendarClock, CalendarX, Check, Pencil, Undo2 } from 'lucide-react'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import type { DeskLesson } from '../lesson.queries'
import { editorTexts as t } from './editor.texts'

/** State of a lesson, in a few words. */
export function StateTag({ data: { state, versions, scheduled_at, held_back } }: { data: DeskLesson }) {
  if (held_back)
    return (
      <Tag kind="bad" icon={<CalendarX aria-hidden="true" />}>
        {fillIn(t.state_held_back, { at: dateAndTime(held_back.at) })}
      </Tag>
    )
  if (state === 'published')
    return (
      <Tag kind="ok" icon={<Check aria-hidden="true" />}>
        {t.state_published}
      </Tag>
    )
  const labels = {
    new: t.state_new,
    changed: versions[0] ? fillIn(t.state_changed, { number: versions[0].number }) : t.state_changed_first,
    scheduled: fillIn(t.state_scheduled, { at: scheduled_at ? dateAndTime(scheduled_at) : '' }),
    taken_back: t.state_taken_back,
  }
  const icons = { new: Pencil, changed: Pencil, scheduled: CalendarClock, taken_back: Undo2 }
  const Icon = icons[state]
  return (
    <Tag kind="warn" icon={<Icon aria-hidden="true" />}>
      {labels[state]}
    </Tag>
  )
}
