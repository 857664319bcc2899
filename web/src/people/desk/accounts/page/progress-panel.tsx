import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './page.module.css'
import { pageTexts as t } from './page.texts'

/** Progress of the household's worker, and her voucher orders without names and addresses. */
export function ProgressPanel({ account: { person, linked, progress, orders } }: { account: DeskAccount }) {
  if (!progress) return null
  const { must_watch, must_watch_done, hard } = progress
  const boxes = [
    [progress.lessons, t.lessons],
    [`${progress.correct_percent}%`, t.right],
    [progress.credits, t.credits],
    [progress.minutes_this_week, t.minutes],
  ]
  return (
    <Panel>
      <div className="row between wrap gap-6 gap-x-14">
        <h2>{person.role === 'W' ? t.progress : t.herWorker}</h2>
        {person.role === 'E' && linked && (
          <TextLink to={`/admin/accounts/${linked.id}`}>{fillIn(t.openAccount, { name: linked.name })}</TextLink>
        )}
      </div>
      <div className={styles.boxes}>
        {boxes.map(([value, label]) => (
          <div key={label}>
            <b>{value}</b>
            <span>{label}</span>
          </div>
        ))}
      </div>
      <p className={styles.lead}>
        {must_watch > 0 && <span>{fillIn(t.mustWatch, { done: must_watch_done, all: must_watch })}</span>}{' '}
        {hard && <span>{fillIn(t.hard, { question: hard })}</span>}
      </p>
      {orders.length > 0 && <Orders orders={orders} />}
    </Panel>
  )
}

const kinds = { ordered: 'warn', posted: 'ok', returned: 'bad' } as const
const words: Record<string, string> = { ordered: t.order_ordered, posted: t.order_posted, returned: t.order_returned }

function Orders({ orders }: Pick<DeskAccount, 'orders'>) {
  const day = (moment: string) => plainSingaporeDate(moment, 'eng')
  return (
    <>
      <h3>{t.orders}</h3>
      <ul className={styles.lines}>
        {orders.map(({ id, state, ordered_at, posted_at }) => (
          <li key={id}>
            <time dateTime={ordered_at}>{fillIn(t.ordered, { day: day(ordered_at) })}</time>
            <span>
              {fillIn(t.order, { id })}
              {posted_at && <small>{fillIn(t.posted, { day: day(posted_at) })}</small>}
            </span>
            <Tag kind={kinds[state as keyof typeof kinds] ?? 'plain'}>{words[state] ?? state}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
}
