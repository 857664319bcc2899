import { Info } from 'lucide-react'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './publish.module.css'
import { publishTexts as t } from './publish.texts'
import type { LessonOnDesk } from './published'

/** Every version of a lesson, each with a link to view and restore it. */
export function VersionsPanel({ editing: { id }, data }: LessonOnDesk) {
  const { versions, state } = data
  const isLive = (place: number) => place === 0 && state !== 'taken_back'
  return (
    <Panel className={styles.panel} id="versions">
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
