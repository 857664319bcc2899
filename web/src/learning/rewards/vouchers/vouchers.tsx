import { dayMs } from '@kasama/contract/durations.rules'
import type { RewardOrder, RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { addressRetentionDays, reportIntervalDays } from '@kasama/contract/learning/rewards/rewards.rules'
import { Check, Clock, Gift, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { money } from '#shared/format/money.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Column, Columns } from '#shared/ui/rows/columns.tsx'
import styles from '../rewards.module.css'
import { useReportNotArrived } from '../rewards.queries'
import { rewardsTexts } from '../rewards.texts'
import { AddressOnFile } from './address-on-file'
import { voucherSteps } from './voucher-steps'

const isWithin = (moment: string, days: number) => Date.now() - Date.parse(moment) < days * dayMs

/** Reports to the provider that a posted voucher has not arrived; a second report too soon would not have it resent. */
function NotArrivedReport({ order: { id, state, posted_at, told_at: toldLast } }: { order: RewardOrder }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  const report = useReportNotArrived()
  if (state !== 'posted' || posted_at === null || !isWithin(posted_at, addressRetentionDays)) return null
  // Her report about a returned letter is over once the voucher was posted again.
  const told_at = toldLast !== null && toldLast >= posted_at ? toldLast : null
  const reportedText = told_at && t('told', { date: plainSingaporeDate(told_at, language) })
  return (
    <>
      {reportedText && (
        <div className={styles.head}>
          <ListenButton text={reportedText} />
          <p className={styles.muted}>
            <Phrases>{reportedText}</Phrases>
          </p>
        </div>
      )}
      {(told_at === null || !isWithin(told_at, reportIntervalDays)) && (
        <Button
          look="line"
          block
          busy={report.isPending}
          onClick={() => report.mutate(id, { onError: (error) => showToast(error.message, 'error') })}
        >
          {t('notCome')}
        </Button>
      )}
    </>
  )
}

const stateLooks = { ordered: ['warn', Clock], posted: ['ok', Check], returned: ['info', RotateCcw] } as const

/** The state of a voucher. */
function StateTag({ state }: Pick<RewardOrder, 'state'>) {
  const t = useTexts(rewardsTexts)
  const [kind, Icon] = stateLooks[state]
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(state)}
    </Tag>
  )
}

type Props = {
  redeem: RewardsAccount
  /** Her progress towards the next one. */
  stamps: ReactNode
}

/** Her vouchers: those on their way, or else the latest; earlier ones; and her progress towards the next one. */
export function Vouchers({ redeem, stamps }: Props) {
  const onTheWay = redeem.orders.filter(({ state }) => state !== 'posted')
  const current = onTheWay.length > 0 ? onTheWay : redeem.orders.slice(0, 1)
  return (
    <Columns aside>
      <Column>
        {current.map((order) => (
          <CurrentVoucher key={order.id} order={order} redeem={redeem} />
        ))}
      </Column>
      <Column>
        <EarlierVouchers orders={redeem.orders.filter((order) => !current.includes(order))} />
        <Panel>{stamps}</Panel>
      </Column>
    </Columns>
  )
}

/** Vouchers posted before the one above, the latest first. */
function EarlierVouchers({ orders }: { orders: RewardOrder[] }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  if (orders.length === 0) return null
  const rows = orders.map((order) => ({
    order,
    title: t('amount', { amount: money(order.amount_cents) }),
    date: plainSingaporeDate(order.posted_at ?? order.ordered_at, language),
  }))
  const spokenRows = rows.map(({ order, title, date }) => `${title}, ${t(order.state)}, ${date}.`)
  return (
    <Panel>
      <div className={styles.head}>
        <ListenButton text={[`${t('earlier')}.`, ...spokenRows].join(' ')} />
        <h2>
          <Phrases>{t('earlier')}</Phrases>
        </h2>
      </div>
      <ul className={styles.receipts}>
        {rows.map(({ order, title, date }) => (
          <li key={order.id} className={styles.earlier}>
            <div className={styles.row}>
              <span className={styles.head}>
                <Leaf size={44}>
                  <Gift aria-hidden="true" />
                </Leaf>
                <span>
                  <b>{title}</b>
                  <span className={styles.muted}>{date}</span>
                </span>
              </span>
              <StateTag state={order.state} />
            </div>
            <NotArrivedReport order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A voucher on its way: its steps done, the present one, and its address. */
function CurrentVoucher({ order, redeem }: { order: RewardOrder; redeem: RewardsAccount }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  const title = t('amount', { amount: money(order.amount_cents) })
  const steps = voucherSteps(order, redeem).map(({ text, at, note, ...step }) => ({
    ...step,
    text: t(text),
    note: [at && plainSingaporeDate(at, language), note && t(note)].filter(Boolean).join(' · '),
  }))
  const addressLines = order.state !== 'posted' && redeem.on_file ? [t('address'), redeem.name, redeem.address] : []
  const spokenText = [
    order.merchant,
    ...steps.map(({ text, note }) => [text.replace(/[.။]$/, ''), note].filter(Boolean).join(', ')),
    ...addressLines,
  ].filter(Boolean)
  return (
    <Panel aria-label={title}>
      <div className={styles.between}>
        <div className={styles.head}>
          <ListenButton text={`${title}. ${t(order.state)}. ${spokenText.join('. ')}.`} />
          <h2>{title}</h2>
        </div>
        <StateTag state={order.state} />
      </div>
      {order.merchant && <p>{order.merchant}</p>}
      <ol className={styles.timeline}>
        {steps.map(({ icon: Icon, text, note, state }) => (
          <li key={text} data-state={state}>
            <span className={styles.dot}>
              <Icon aria-hidden="true" />
            </span>
            <div>
              <b>
                <Phrases>{text}</Phrases>
              </b>
              {note && (
                <small>
                  <DottedLine parts={note} />
                </small>
              )}
            </div>
          </li>
        ))}
      </ol>
      {order.state !== 'posted' && <AddressOnFile redeem={redeem} />}
      <NotArrivedReport order={order} />
    </Panel>
  )
}
