import type { Revenue, RevenueMonth } from '@kasama/contract/money/desk/revenue.api'
import { Info } from 'lucide-react'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { monthWithoutYear } from '#shared/format/date.ts'
import { money as price } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { BarChart } from '#shared/ui/charts/bar-chart.tsx'
import { ChartPanel } from '#shared/ui/charts/chart-panel.tsx'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import money from '../money.module.css'
import { formatCents } from '../words'
import styles from './revenue.module.css'
import { revenueTexts as t } from './revenue.texts'
import { longMonth, Months } from './revenue-months'

type Share = { key: string; name: string; households: number; recurring: number }

const housesOf = (number: number) =>
  number === 1 ? t.household : fillIn(t.households, { number: number.toLocaleString('en') })

/** Monthly revenue by plan and by organisation. */
function Shares({ revenue: { plans, organisations, agencies }, month }: { revenue: Revenue; month: string }) {
  return (
    <div className={`stack top gap-18 ${styles.two}`}>
      <Ranks
        title={t.byPlan}
        label={t.plan}
        month={month}
        shares={plans.map(({ plan_id, name, cents, ...rest }) => ({
          key: String(plan_id),
          name: fillIn(t.planPrice, { plan: name, price: price(cents) }),
          ...rest,
        }))}
      />
      <Ranks
        title={t.byOrganisation}
        label={t.organisation}
        month={month}
        shares={organisations.map(({ org_id, name, ...rest }) => ({
          key: String(org_id),
          name: org_id === null ? t.noOrganisation : name,
          ...rest,
        }))}
      >
        {agencies.accounts > 0 && (
          <p className={money.hint}>
            <Info aria-hidden="true" />
            {fillIn(t.agencies, agencies)}
          </p>
        )}
      </Ranks>
    </div>
  )
}

type RanksProps = {
  title: string
  label: string
  month: string
  shares: Share[]
  children?: React.ReactNode
}

/** Bars, the longest first, with the same figures as a table. */
function Ranks({ title, label, month, shares, children }: RanksProps) {
  const most = Math.max(...shares.map(({ recurring }) => recurring), 1)
  return (
    <ChartPanel
      isDense
      title={title}
      above={<p className={money.quiet}>{fillIn(t.aMonth, { month })}</p>}
      table={{
        label,
        columns: [
          { label: t.paying, format: (number) => number.toLocaleString('en') },
          { label: t.monthly, format: formatCents },
        ],
        rows: shares.map(({ name, households, recurring }) => ({ label: name, values: [households, recurring] })),
      }}
    >
      {shares.length === 0 && <p className={money.quiet}>{t.nobody}</p>}
      <ul className={styles.ranks}>
        {shares.map(({ key, name, households, recurring }) => (
          <li key={key}>
            <span className={`stack gap-6 shrink break ${styles.rank}`}>
              <b>{name}</b>
              <ShareBar percent={(100 * recurring) / most} />
            </span>
            <span className={styles.value}>
              <b>{formatCents(recurring)}</b>
              <small>{housesOf(households)}</small>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </ChartPanel>
  )
}

/** Charges, vouchers and refunds of the present month. */
function SoFar({ of: { charged, vouchers, refunded }, month }: { of: Revenue['so_far']; month: string }) {
  const lines: [string, number][] = [
    [t.charged, charged],
    [t.vouchers, -vouchers],
    [t.refunded, -refunded],
    [t.left, charged - refunded],
  ]
  return (
    <Panel>
      <h2>{fillIn(t.soFar, { month })}</h2>
      <dl className={money.facts}>
        {lines.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={money.quiet}>{t.fees}</p>
    </Panel>
  )
}

const shortMonth = (month: string) => longMonth(month).slice(0, 3)
const onlyMonth = (month: string) => monthWithoutYear(`${month}-01`, 'eng')
/** Whole dollars, for an axis: $7,600. */
const whole = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en')}`

/**
 * Twelve months of paying households and revenue. Its charts offer no file: only the export call does, which records
 * who took it.
 */
export function RevenueView({ revenue }: { revenue: Revenue }) {
  const { months } = revenue
  const present = months.at(-1)
  if (!present) return null
  const moved = present.came - present.gone
  const sentence = moved === 0 ? t.even : moved > 0 ? t.grew : t.shrank
  return (
    <>
      <Head present={present} before={months.at(-2)} />
      <div className={`stack top gap-18 ${styles.two}`}>
        <BarChart
          title={t.chartMoney}
          above={<p className={money.quiet}>{t.moneyNote}</p>}
          sentence={
            <>
              <b>{formatCents(present.recurring)}</b> {t.moneySentence}
            </>
          }
          bars={months.map(({ month, recurring }) => ({ label: shortMonth(month), value: recurring }))}
          columns={{ label: t.month, value: t.monthly }}
          format={whole}
        />
        <BarChart
          title={t.chartPeople}
          sentence={
            <>
              {moved !== 0 && <b>{Math.abs(moved).toLocaleString('en')} </b>}
              {fillIn(sentence, { month: onlyMonth(present.month) })}
            </>
          }
          bars={months.map(({ month, came, gone }) => ({ label: shortMonth(month), value: came, below: gone }))}
          columns={{ label: t.month, value: t.new, below: t.gone }}
        />
      </div>
      <Shares revenue={revenue} month={onlyMonth(present.month)} />
      <SoFar of={revenue.so_far} month={onlyMonth(present.month)} />
      <Months months={months} />
    </>
  )
}

const wayOf = (change: number) => (change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : ('flat' as const))

function Head({ present, before }: { present: RevenueMonth; before: RevenueMonth | undefined }) {
  const month = onlyMonth(present.month)
  const last = before ? onlyMonth(before.month) : ''
  const people = present.at_end - present.at_start
  const change = present.recurring - (before?.recurring ?? 0)
  const share = present.at_start > 0 ? ((present.gone / present.at_start) * 100).toFixed(1) : '0'
  const peopleText = { up: t.more, down: t.fewer, flat: t.asMany }[wayOf(people)]
  const moneyText = { up: t.moreThan, down: t.lessThan, flat: t.asMuch }[wayOf(change)]
  return (
    <Figures>
      <Figure
        label={t.paying}
        value={present.at_end.toLocaleString('en')}
        trend={{ way: wayOf(people), text: fillIn(peopleText, { number: Math.abs(people), month }) }}
      />
      <Figure
        label={t.monthly}
        value={whole(present.recurring)}
        trend={{ way: wayOf(change), text: fillIn(moneyText, { amount: whole(Math.abs(change)), month: last }) }}
      />
      <Figure
        label={fillIn(t.newIn, { month })}
        value={present.came.toLocaleString('en')}
        trend={{ way: 'flat', text: fillIn(t.before, { number: before?.came ?? 0, month: last }) }}
      />
      <Figure
        label={fillIn(t.goneIn, { month })}
        value={present.gone.toLocaleString('en')}
        trend={{ way: 'flat', text: fillIn(t.share, { percent: share }) }}
      />
    </Figures>
  )
}
