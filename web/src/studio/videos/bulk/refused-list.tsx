import type { RefusedLesson } from '@kasama/contract/studio/lesson/runs.api'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { videosTexts as t } from '../videos.texts'
import styles from './bulk.module.css'

type Props = {
  refused: RefusedLesson[]
  /** Number of refused lessons, of which not all may be named. */
  left: number
  onDismiss: () => void
}

/** Lessons that were left unchanged, each with the reason and a link to it. */
export function RefusedList({ refused, left, onDismiss }: Props) {
  if (refused.length === 0) return null
  const more = left - refused.length
  return (
    <div className={styles.refused}>
      <Notice kind="bad">
        <b>{left === 1 ? t.refusedOne : fillIn(t.refusedMany, { number: left.toLocaleString('en') })}</b>
        <ul>
          {refused.map(({ id, title, reason }) => (
            <li key={id}>
              <Link to={`/admin/videos/${id}`}>{title}</Link>: {reason}
            </li>
          ))}
          {more > 0 && <li>{more === 1 ? t.oneMore : fillIn(t.more, { number: more.toLocaleString('en') })}</li>}
        </ul>
      </Notice>
      <IconButton label={t.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
