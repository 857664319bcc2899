import { useState } from 'react'
import { DeskDock } from '#desk-kit/page/desk-dock.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { dayAfter, isBehind, singaporeMoment } from '../moments'
import styles from './publish.module.css'
import { publishTexts as t } from './publish.texts'
import type { LessonOnDesk } from './published'
import { useLessonCall } from './use-lesson-call'

const choices = [
  { value: 'now', label: t.now, note: t.nowNote },
  { value: 'later', label: t.later, note: t.laterNote },
] as const

/** Publishes the draft, now or at a chosen moment. */
export function WhenPanel({ editing, data }: LessonOnDesk) {
  const { id, revision, saving, waiting } = editing
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState(() => dayAfter(new Date()))
  const [time, setTime] = useState('09:00')
  const [note, setNote] = useState('')
  const call = useLessonCall(id)
  const publish = useDeskMutation('POST /admin/videos/:id/publish', {
    onSuccess: ({ version, scheduled_at }) =>
      call.done(
        scheduled_at
          ? fillIn(t.scheduled, { at: dateAndTime(scheduled_at) })
          : fillIn(t.published, { number: version ?? 0 }),
      ),
    onError: call.failed,
  })
  const unschedule = useDeskMutation('POST /admin/videos/:id/unschedule', {
    onSuccess: () => call.done(t.unscheduled),
    onError: call.failed,
  })
  const at = when === 'later' ? singaporeMoment(day, time) : null
  // A moment that passes while the page is open is refused by the server.
  const isPast = at !== null && isBehind(at)
  const words = note.trim()
  const press = () =>
    publish.mutate({ params: { id }, body: { revision, ...(at && { at }), ...(words && { note: words }) } })
  const isBlocked = unschedule.isPending || isPast || (when === 'later' && !at)
  const isUnsaved = waiting.length > 0 || saving === 'saving'
  return (
    <Panel className={styles.panel}>
      <h2>{t.when}</h2>
      {data.scheduled_at && (
        <Notice kind="ok">
          {fillIn(t.isScheduled, { at: dateAndTime(data.scheduled_at) })}{' '}
          <Button
            look="quiet"
            size="s"
            busy={unschedule.isPending}
            onClick={() => unschedule.mutate({ params: { id } })}
          >
            {t.unschedule}
          </Button>
        </Notice>
      )}
      <RadioList label={t.when} options={choices} value={when} onChange={setWhen} />
      {when === 'later' && (
        <div className={styles.pair}>
          <TextField label={t.day} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          <TextField
            label={t.time}
            type="time"
            value={time}
            error={isPast ? t.isPast : undefined}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
      )}
      <TextField label={t.note} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
      {isUnsaved && <Notice kind="warn">{t.unsaved}</Notice>}
      <div>
        <DeskDock>
          <Button busy={publish.isPending} disabled={isUnsaved || isBlocked} onClick={press}>
            {at ? fillIn(t.schedule, { at: dateAndTime(at) }) : t.publishNow}
          </Button>
        </DeskDock>
      </div>
    </Panel>
  )
}
