import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import { Archive, CalendarClock, Check, Pencil } from 'lucide-react'
import { singaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { videosTexts as t } from './videos.texts'

const looks = {
  new: { kind: 'plain', Icon: Pencil },
  published: { kind: 'ok', Icon: Check },
  changed: { kind: 'warn', Icon: Pencil },
  scheduled: { kind: 'info', Icon: CalendarClock },
  taken_back: { kind: 'plain', Icon: Archive },
} as const

/** State of a lesson; a scheduled one shows its day. */
export function StateOfLesson({ video: { state, differs, scheduled_at } }: { video: DeskVideo }) {
  const { kind, Icon } = looks[state]
  const words = scheduled_at ? singaporeDate(scheduled_at, 'eng') : t[`state_${state}`]
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {state === 'taken_back' && differs ? fillIn(t.changedToo, { state: words }) : words}
    </Tag>
  )
}
