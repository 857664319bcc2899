import type { Refused } from '@kasama/contract/desk/lessons/bulk.api'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { fillIn } from '../../../../shared/i18n/texts'
import { IconButton } from '../../../../shared/ui/actions/icon-button'
import { Notice } from '../../../../shared/ui/feedback/notice'
import { videosTexts as t } from '../videos.texts'
import styles from './bulk.module.css'

export type { Refused } from '@kasama/contract/desk/lessons/bulk.api'

/** The lessons that nothing was done with, each with the reason and the way to it. */
export function RefusedList({ refused, onDismiss }: { refused: Refused[]; onDismiss: () => void }) {
  if (refused.length === 0) return null
  return (
    <div className={styles.refused}>
      <Notice kind="bad">
        <b>{refused.length === 1 ? t.refusedOne : fillIn(t.refusedMany, { number: refused.length })}</b>
        <ul>
          {refused.map(({ id, title, reason }) => (
            <li key={id}>
              <Link to={`/admin/videos/${id}`}>{title}</Link>: {reason}
            </li>
          ))}
        </ul>
      </Notice>
      <IconButton label={t.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
