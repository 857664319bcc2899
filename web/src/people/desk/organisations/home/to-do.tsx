import { ChevronRight, Moon, QrCode } from 'lucide-react'
import { Link } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../organisations.module.css'
import { homeTexts as t } from './home.texts'
import type { HomeData } from './home-figures'

/** Households that need attention, each line with a link to that part of the list. */
export function ToDo({ home: { not_in, quiet } }: { home: HomeData }) {
  const rows = [
    { count: not_in, one: t.cardsOne, some: t.cardsSome, text: t.cardsText, view: 'not_in', icon: QrCode },
    { count: quiet, one: t.quietOne, some: t.quietSome, text: t.quietText, view: 'quiet', icon: Moon },
  ].filter(({ count }) => count > 0)
  return (
    <Panel>
      <h2>{t.toDo}</h2>
      {rows.length === 0 && <p className={styles.quiet}>{t.nothing}</p>}
      {rows.map(({ count, one, some, text, view, icon: Icon }) => (
        <Link key={view} to={`/admin?view=${view}`} className={styles.task}>
          <Leaf size={36}>
            <Icon aria-hidden="true" />
          </Leaf>
          <span>
            <b>{count === 1 ? one : fillIn(some, { number: count })}</b>
            <small>{text}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      ))}
    </Panel>
  )
}
