import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { useQueryClient } from '@tanstack/react-query'
import { Info, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DeskDock } from '#desk-kit/page/desk-dock.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { lessonKey } from '../lesson.queries'
import { PreviewPhone } from '../preview/preview-phone'
import type { EditedAndStored } from './edited-and-stored'
import styles from './publish.module.css'
import { publishTexts as t } from './publish.texts'
import { PublishSummary } from './publish-summary'

const choices = [
  { value: 'now', label: t.now, note: t.nowNote },
  { value: 'later', label: t.later, note: t.laterNote },
] as const

/** Publishes the draft, now or at a chosen moment. */
function WhenPanel({ editing, data }: EditedAndStored) {
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
  const unschedule = useUnschedule(id)
  const at = when === 'later' ? singaporeMoment(day, time) : null
  // A moment that passes while the page is open is refused by the server.
  const isPast = at !== null && hasPassed(at)
  const trimmedNote = note.trim()
  const press = () =>
    publish.mutate({ params: { id }, body: { revision, ...(at && { at }), ...(trimmedNote && { note: trimmedNote }) } })
  const isBlocked = unschedule.isPending || isPast || (when === 'later' && !at)
  const isUnsaved = waiting.length > 0 || saving === 'saving'
  return (
    <Panel>
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

/** Publishing, versions and removal of a lesson; the preview beside them shows exactly the revision to be published. */
export function PublishView({ editing, data }: EditedAndStored) {
  const parts = { editing, data }
  const [latest] = data.versions
  return (
    <div className={`stack top gap-18 shrink ${styles.columns}`}>
      <div className="stack top gap-18 shrink">
        {data.held_back && (
          <Notice kind="bad">
            {fillIn(t.heldBack, { at: dateAndTime(data.held_back.at) })} {data.held_back.why}
          </Notice>
        )}
        {data.state === 'published' ? (
          <Notice>{latest ? fillIn(t.nothing, { number: latest.number }) : t.nothingAtAll}</Notice>
        ) : (
          <>
            <WhenPanel {...parts} />
            <PublishSummary data={data} />
          </>
        )}
        <VersionsPanel {...parts} />
        <TakeBackPanel {...parts} />
      </div>
      <div className="stack top gap-18 shrink">
        <PreviewPhone editing={editing} first="eng" />
      </div>
    </div>
  )
}

/** Every version of a lesson, each with a link to view and restore it. */
function VersionsPanel({ editing: { id }, data }: EditedAndStored) {
  const { versions, state } = data
  const isLive = (place: number) => place === 0 && state !== 'taken_back'
  return (
    <Panel id="versions">
      <h2>{t.versions}</h2>
      {versions.length === 0 && <p>{state === 'new' ? t.noVersions : t.notFromHere}</p>}
      <ul className={styles.rows}>
        {versions.map(({ number, note, by, published_at }, place) => (
          <li key={number}>
            <span className={styles.leaf} data-live={isLive(place) || undefined}>
              {number}
            </span>
            <span>
              <b>{note || (isLive(place) ? t.current : fillIn(t.version, { number }))}</b>
              <small>{fillIn(t.byAt, { name: by ?? t.before, at: dateAndTime(published_at) })}</small>
            </span>
            <LinkButton to={`/admin/videos/${id}/versions/${number}`} look="line" size="s">
              {t.look}
              <span className="sr-only">: {fillIn(t.version, { number })}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {versions.length > 0 && <Notice icon={<Info aria-hidden="true" />}>{t.comesBack}</Notice>}
    </Panel>
  )
}

/** Takes a lesson out of the library, or the schedule of one that is not out yet; drops unpublished changes. */
function TakeBackPanel({ editing: { id, revision }, data }: EditedAndStored) {
  const call = useLessonCall(id)
  const takeBack = useDeskMutation('POST /admin/videos/:id/take-back', {
    onSuccess: () => call.done(t.takenBack),
    onError: call.failed,
  })
  const unschedule = useUnschedule(id)
  const drop = useDeskMutation('DELETE /admin/videos/:id/draft', {
    onSuccess: () => call.done(t.dropped),
    onError: call.failed,
  })
  if (!data.is_out && !data.scheduled_at) return null
  const canDrop = data.differs && (data.is_out || data.versions.length > 0)
  return (
    <Panel>
      <h2>{data.is_out ? t.takeBack : t.notOut}</h2>
      <p>
        <span>
          {data.is_out
            ? fillIn(t.takeBackText, { count: data.employers })
            : fillIn(t.notOutText, { at: dateAndTime(data.scheduled_at ?? '') })}
        </span>
        {data.is_out && data.scheduled_at && <span> {t.takeBackWaiting}</span>}
      </p>
      <div className="row stretch wrap gap-10">
        <Button
          look="line"
          icon={<Undo2 aria-hidden="true" />}
          busy={takeBack.isPending || unschedule.isPending}
          onClick={() => (data.is_out ? takeBack : unschedule).mutate({ params: { id } })}
        >
          {data.is_out ? t.takeBack : t.takeBackSchedule}
        </Button>
        {canDrop && (
          <Button
            look="quiet"
            busy={drop.isPending}
            onClick={() => drop.mutate({ params: { id }, query: { revision } })}
          >
            {t.drop}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Cancels a scheduled publication. */
function useUnschedule(id: number) {
  const call = useLessonCall(id)
  return useDeskMutation('POST /admin/videos/:id/unschedule', {
    onSuccess: () => call.done(t.unscheduled),
    onError: call.failed,
  })
}

/**
 * Handlers for every call that changes the published lesson: they fetch the lesson and the lists again. The call is
 * pending until the lesson has loaded, so that no button moves under a press that follows at once.
 */
function useLessonCall(id: number) {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['desk', 'videos'] })
    return client.invalidateQueries({ queryKey: lessonKey(id) })
  }
  return {
    done(message: string) {
      showToast(message)
      return refresh()
    },
    failed(error: Error) {
      showToast(error.message, 'error')
      return refresh()
    },
  }
}

/** Returns the moment of a day and a time of a form, in Singapore; null if they are none. */
function singaporeMoment(date: string, clock: string): string | null {
  const at = new Date(`${date}T${clock}:00+08:00`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The day after this moment in Singapore, YYYY-MM-DD. */
const dayAfter = (now: Date) => addDays(singaporeDay(now), 1)

/** Whether a moment has passed. */
const hasPassed = (moment: string) => Date.parse(moment) <= Date.now()
