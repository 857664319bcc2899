import type { Revenue } from '@kasama/contract/money/desk/revenue.api'
import { Info } from 'lucide-react'
import { ShareBar } from '#desk-kit/figures/share-bar.tsx'
import { Tabled } from '#desk-kit/figures/tabled.tsx'
import { money as price } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import money from '../money.module.css'
import { sumOf } from '../words'
import styles from './revenue.module.css'
import { revenueTexts as t } from './revenue.texts'

type Share = { key: string; name: string; households: number; recurring: number }

const housesOf = (number: number) =>
  number === 1 ? t.household : fillIn(t.households, { number: number.toLocaleString('en') })

/** Monthly revenue by plan and by organisation. */
export function Shares({ revenue: { plans, organisations, agencies }, month }: { revenue: Revenue; month: string }) {
  return (
    <div className={styles.two}>
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
    <Tabled
      title={title}
      label={label}
      columns={[
        { label: t.paying, format: (number) => number.toLocaleString('en') },
        { label: t.monthly, format: sumOf },
      ]}
      rows={shares.map(({ name, households, recurring }) => ({ label: name, values: [households, recurring] }))}
      above={<p className={money.quiet}>{fillIn(t.aMonth, { month })}</p>}
    >
      {shares.length === 0 && <p className={money.quiet}>{t.nobody}</p>}
      <ul className={styles.ranks}>
        {shares.map(({ key, name, households, recurring }) => (
          <li key={key}>
            <span className={styles.rank}>
              <b>{name}</b>
              <ShareBar percent={(100 * recurring) / most} />
            </span>
            <span className={styles.value}>
              <b>{sumOf(recurring)}</b>
              <small>{housesOf(households)}</small>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Tabled>
  )
}

/** Charges, vouchers and refunds of the present month. */
export function SoFar({ of: { charged, vouchers, refunded }, month }: { of: Revenue['so_far']; month: string }) {
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
            <dd>{sumOf(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={money.quiet}>{t.fees}</p>
    </Panel>
  )
}
