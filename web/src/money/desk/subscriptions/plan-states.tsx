import type { DeskSubscription } from '@kasama/contract/money/desk/subscriptions.api'
import { ComparisonTag } from '#desk-kit/comparison/comparison-tag.tsx'
import { dateAndTime, singaporeTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from '../money.module.css'
import { formatCents, formatDay } from '../words'
import { subscriptionsTexts as t } from './subscriptions.texts'

type Kind = 'plain' | 'ok' | 'warn' | 'bad' | 'info'
type State = { kind: Kind; word: string; note: string }

/** Our state of a plan, in a word and a line. */
export function oursOf({ status, problem, period_end, access_ends_at }: DeskSubscription): State {
  const day = formatDay(period_end)
  if (problem === 'disputed') return { kind: 'warn', word: t.state_disputed, note: t.waits }
  if (status === 'expired') return { kind: 'plain', word: t.state_expired, note: fillIn(t.ended, { day }) }
  if (problem === 'past_due')
    return { kind: 'warn', word: t.state_late, note: fillIn(t.until, { day: formatDay(access_ends_at ?? period_end) }) }
  const note = fillIn(t.until, { day })
  return status === 'canceled'
    ? { kind: 'info', word: t.state_canceled, note }
    : { kind: 'ok', word: t.state_active, note }
}

const wellThere = ['active', 'trialing']
const lateThere = ['past_due', 'unpaid', 'paused', 'incomplete']

/** The provider's state of it, in the provider's own word. */
export function providerStateOf(
  { theirs, next_charge: next, differs_since }: DeskSubscription,
  provider: string,
): State {
  if (!theirs) return { kind: 'plain', word: fillIn(t.notThere, { provider }), note: '' }
  if (theirs.status === 'gone')
    return {
      kind: 'bad',
      word: t.gone,
      note: differs_since ? fillIn(t.goneSince, { at: dateAndTime(differs_since) }) : '',
    }
  const note = next ? fillIn(t.next, { amount: formatCents(next.amount), day: formatDay(next.at) }) : t.noNext
  if (theirs.cancels && theirs.period_end)
    return { kind: 'info', word: fillIn(t.endsThere, { day: formatDay(theirs.period_end) }), note }
  const kind = wellThere.includes(theirs.status) ? 'ok' : lateThere.includes(theirs.status) ? 'warn' : 'plain'
  return { kind, word: theirs.status, note }
}

export function StateCell({ state: { kind, word, note } }: { state: State }) {
  return (
    <span className={styles.state}>
      <Tag kind={kind}>{word}</Tag>
      {note && <small>{note}</small>}
    </span>
  )
}

export function MatchCell({ plan: { match, mended_at } }: { plan: DeskSubscription }) {
  return <ComparisonTag state={match} {...(match === 'mended' && mended_at && { at: singaporeTime(mended_at) })} />
}
