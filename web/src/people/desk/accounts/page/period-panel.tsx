import { dayMs } from '@kasama/contract/durations.rules'
import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { lastDay } from '#desk-kit/day-texts.ts'
import { Values } from '#desk-kit/figures/values.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { accountsTexts } from '../accounts.texts'
import { periodDays, stateOf } from '../words'
import styles from './page.module.css'
import { pageTexts as t } from './page.texts'

/** The household's plan or contract, and how much of its period has passed. */
export function PeriodPanel({ account: { person, period } }: { account: DeskAccount }) {
  return (
    <Panel>
      <h2>{period?.is_agency ? t.contract : t.period}</h2>
      {period ? <Period person={person} period={period} /> : <p className={styles.lead}>{t.noPlan}</p>}
    </Panel>
  )
}

type Props = { person: DeskAccount['person']; period: NonNullable<DeskAccount['period']> }

function Period({ person, period }: Props) {
  const { from, to, extended_until, plan_name } = period
  const days = periodDays(period)
  const [start, end, now] = [Date.parse(from), Date.parse(to), Date.now()]
  const left = Math.ceil((end - now) / dayMs)
  const part = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))
  const { kind, word } = stateOf({ ...person, blocked_at: null })
  return (
    <>
      <ShareBar percent={Math.round(part * 100)} />
      <p className="row stretch between wrap gap-4 gap-x-14 muted text-14">
        <span>{days.from}</span>
        <b>{left <= 0 ? t.over : left === 1 ? t.dayLeft : fillIn(t.daysLeft, { number: left })}</b>
        <span>{days.to}</span>
      </p>
      <Values
        values={[
          [
            t.state,
            <Tag key="state" kind={kind}>
              {word}
            </Tag>,
          ],
          [t.plan, person.plan === 'agency' ? accountsTexts.agency : plan_name],
          [t.until, days.until],
          ...(extended_until ? ([[t.given, fillIn(t.givenUntil, { day: lastDay(extended_until) })]] as const) : []),
        ]}
      />
      {person.role === 'W' && <p className={styles.lead}>{t.ofEmployer}</p>}
    </>
  )
}
