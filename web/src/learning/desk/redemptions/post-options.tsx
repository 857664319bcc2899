import { dayMs } from '@kasama/contract/durations.rules'
import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { addressRetentionDays } from '@kasama/contract/learning/rewards/rewards.rules'
import { labelsOnSheet } from '@kasama/contract/text/labels.rules'
import { Info, Minus, Plus, Timer } from 'lucide-react'
import { useId } from 'react'
import { Values } from '#desk-kit/figures/values.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './redemptions.module.css'
import { redemptionsTexts as t } from './redemptions.texts'

type Props = {
  orders: Redemption[]
  start: number
  onStart: (position: number) => void
  withNumber: boolean
  onWithNumber: (isOn: boolean) => void
}

function usedSlotsText(start: number): string {
  if (start === 1) return t.usedNone
  return start === 2 ? t.usedOne : fillIn(t.usedBefore, { number: start - 1 })
}

/** Returns the value that all share, or a text that they differ. */
function commonValue(values: string[]): string {
  const [first = '', ...others] = new Set(values)
  return others.length === 0 ? first : t.different
}

/** Layout of the labels, content of each envelope, and notes on what follows. */
export function PostOptions({ orders, start, onStart, withNumber, onWithNumber }: Props) {
  const id = useId()
  const totalCents = orders.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const vanish = plainSingaporeDate(new Date(Date.now() + addressRetentionDays * dayMs).toISOString(), 'eng')
  const envelopeContents: [string, string][] = [
    [t.voucher, commonValue(orders.map(({ amount_cents }) => moneyWithCents(amount_cents)))],
    [t.shop, commonValue(orders.map(({ merchant }) => merchant ?? t.anyShop))],
    [t.letter, t.inHerLanguage],
    [t.together, moneyWithCents(totalCents)],
  ]
  return (
    <>
      <Panel>
        <h2>{t.sheet}</h2>
        <p className="muted">{t.labelSize}</p>
        <div>
          <b id={id}>{t.startAt}</b>
          <fieldset className={`row gap-8 ${styles.steps}`} aria-labelledby={id}>
            <IconButton label={t.less} disabled={start === 1} onClick={() => onStart(start - 1)}>
              <Minus aria-hidden="true" />
            </IconButton>
            <b role="status">{start}</b>
            <IconButton label={t.more} disabled={start === labelsOnSheet} onClick={() => onStart(start + 1)}>
              <Plus aria-hidden="true" />
            </IconButton>
            <span className="muted">{usedSlotsText(start)}</span>
          </fieldset>
        </div>
        <div className="row between gap-12">
          <label htmlFor={`${id}number`}>
            <b>{t.orderNumber}</b>
          </label>
          <Switch id={`${id}number`} checked={withNumber} onChange={onWithNumber} />
        </div>
      </Panel>
      <Panel>
        <h2>{t.inEach}</h2>
        <Values values={envelopeContents} className={styles.rows} />
      </Panel>
      <Panel>
        <h2>{t.after}</h2>
        <ul className={`stack gap-10 muted ${styles.notes}`}>
          <li>
            <Info aria-hidden="true" />
            {t.afterPosted}
          </li>
          <li>
            <Timer aria-hidden="true" />
            {fillIn(t.afterVanish, { day: vanish })}
          </li>
          <li>
            <Info aria-hidden="true" />
            {t.afterReturned}
          </li>
        </ul>
      </Panel>
    </>
  )
}
