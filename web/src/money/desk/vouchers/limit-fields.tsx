import { plans } from '@kasama/contract/money/billing.rules'
import { useId } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { formatCents } from '../words'
import { codeOf, type VoucherForm } from './use-voucher-form'
import styles from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

const forSale = [10, 11] as const

/** Plans of a voucher, number of its uses, its dates, its least sum, and whether it is for first payments only. */
export function LimitFields({ form: { draft, problems, set } }: { form: VoucherForm }) {
  const id = useId()
  const choose = (plan: 10 | 11, isOn: boolean) =>
    set({ plans: forSale.filter((one) => (one === plan ? isOn : draft.plans.includes(one))) })
  return (
    <Panel>
      <h2>{t.who}</h2>
      <fieldset className={styles.group}>
        <legend>{t.plans}</legend>
        <div className={styles.ticks}>
          {forSale.map((plan) => (
            <label key={plan}>
              <input
                type="checkbox"
                checked={draft.plans.includes(plan)}
                onChange={({ target }) => choose(plan, target.checked)}
              />
              {fillIn(t.planPrice, { plan: plans[plan]?.name ?? '', price: formatCents(plans[plan]?.cents ?? 0) })}
            </label>
          ))}
        </div>
        {problems.plans && (
          <p className={styles.wrong} role="alert">
            {problems.plans}
          </p>
        )}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          label={`${t.atMost} (${t.mayStay})`}
          inputMode="numeric"
          autoComplete="off"
          value={draft.limit}
          error={problems.limit}
          onChange={({ target }) => set({ limit: target.value })}
          trailing={<span className={styles.suffix}>{t.times}</span>}
        />
        <TextField
          label={`${t.least} (${t.mayStay})`}
          inputMode="decimal"
          autoComplete="off"
          value={draft.minimum}
          error={problems.minimum}
          onChange={({ target }) => set({ minimum: target.value })}
          trailing={<span className={styles.suffix}>{t.dollarsSuffix}</span>}
        />
        <TextField
          label={`${t.from} (${t.mayStay})`}
          type="date"
          value={draft.startsOn}
          error={problems.starts_on}
          onChange={({ target }) => set({ startsOn: target.value })}
        />
        <TextField
          label={`${t.until} (${t.mayStay})`}
          type="date"
          value={draft.endsOn}
          error={problems.ends_on}
          onChange={({ target }) => set({ endsOn: target.value })}
        />
      </div>
      <div className={`row between gap-16 ${styles.row}`}>
        <label htmlFor={id}>
          <b>{t.first}</b>
          <small>{t.firstNote}</small>
        </label>
        <Switch id={id} checked={draft.firstTime} onChange={(firstTime) => set({ firstTime })} />
      </div>
      <p className={`row between gap-16 ${styles.row}`}>
        <small>{fillIn(t.onceNote, { code: codeOf(draft) || t.code })}</small>
      </p>
    </Panel>
  )
}
