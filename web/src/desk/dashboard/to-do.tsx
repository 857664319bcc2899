import type { ToDo as OpenTasks } from '@kasama/contract/desk/dashboard.api'
import { ChevronRight, Clapperboard, Gift, Landmark, type LucideIcon, Mail, Repeat } from 'lucide-react'
import { Link } from 'react-router'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './dashboard.module.css'
import { dashboardTexts as t } from './dashboard.texts'
import { formatLength, formatNumber, secondsSince } from './formats'

type Row = { key: string; path: string; icon: LucideIcon; title: string; text: string }

/** Open tasks, each with a link to the page where it is done. */
export function ToDo({ toDo }: { toDo: OpenTasks }) {
  const rows = rowsOf(toDo)
  return (
    <Panel aria-labelledby="to-do">
      <h2 id="to-do">{t.toDo}</h2>
      {rows.length === 0 ? (
        <p className="muted">{t.nothingToDo}</p>
      ) : (
        <ul>
          {rows.map(({ key, ...row }) => (
            <li key={key} className={styles.task}>
              <Task {...row} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Task({ path, icon: Icon, title, text }: Omit<Row, 'key'>) {
  const { has } = useDesk()
  const content = (
    <>
      <Leaf size={36}>
        <Icon aria-hidden="true" />
      </Leaf>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </>
  )
  if (!has(path.split(/[/?]/)[0] ?? '')) return <span className={`row gap-12 ${styles.row}`}>{content}</span>
  return (
    <Link to={`/admin/${path}`} className={`row gap-12 ${styles.row}`}>
      {content}
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}

function rowsOf({ vouchers, messages, ending, problems, is_library_empty }: OpenTasks): Row[] {
  const waits = (oldest: string | null) =>
    oldest ? fillIn(t.oldest, { time: formatLength(secondsSince(oldest)) }) : ''
  const counted = (count: number, one: string, many: string) =>
    fillIn(count === 1 ? one : many, { number: formatNumber(count) })
  const rows: (Row | false)[] = [
    is_library_empty && {
      key: 'lessons',
      path: 'videos',
      icon: Clapperboard,
      title: t.noLesson,
      text: t.noLessonText,
    },
    vouchers.count > 0 && {
      key: 'vouchers',
      path: 'redemptions',
      icon: Gift,
      title: counted(vouchers.count, t.voucher, t.vouchers),
      text: waits(vouchers.oldest_at),
    },
    messages.count > 0 && {
      key: 'messages',
      path: 'messages',
      icon: Mail,
      title: counted(messages.count, t.message, t.messages),
      text: waits(messages.oldest_at),
    },
    ...ending.map(({ id, name, accounts, ends_at }) => ({
      key: `org-${id}`,
      path: `organisations/ending?org=${id}`,
      icon: Landmark,
      title: fillIn(t.ends, { name }),
      text: fillIn(t.endsText, { at: dateAndTime(ends_at), accounts: counted(accounts, t.account, t.accounts) }),
    })),
    problems > 0 && {
      key: 'problems',
      path: 'subscriptions',
      icon: Repeat,
      title: counted(problems, t.problem, t.problems),
      text: t.problemText,
    },
  ]
  return rows.filter((row): row is Row => row !== false)
}
