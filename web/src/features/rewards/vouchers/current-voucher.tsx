import type { Redeem, VoucherOrder } from '@kasama/contract/rewards.api'
import { plainSingaporeDate } from '../../../shared/format/date'
import { money } from '../../../shared/format/money'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { DottedLine } from '../../../shared/ui/dotted-line'
import { Panel } from '../../../shared/ui/layout/panel'
import { ListenButton } from '../../../shared/ui/media/listen-button'
import { Phrases } from '../../../shared/ui/phrases'
import styles from '../rewards.module.css'
import { rewardsTexts } from '../rewards.texts'
import { AddressOnFile } from './address-on-file'
import { NotCome } from './not-come'
import { StateTag } from './state-tag'
import { voucherSteps } from './voucher-steps'

/** A voucher on its way: its steps done, the present one, and its address. */
export function CurrentVoucher({ order, redeem }: { order: VoucherOrder; redeem: Redeem }) {
  const t = useTexts(rewardsTexts)
  const language = useLanguage()
  const title = t('amount', { amount: money(order.amount_cents) })
  const steps = voucherSteps(order, redeem).map(({ text, at, note, ...step }) => ({
    ...step,
    text: t(text),
    note: [at && plainSingaporeDate(at, language), note && t(note)].filter(Boolean).join(' · '),
  }))
  const where = order.state !== 'posted' && redeem.on_file ? [t('address'), redeem.name, redeem.address] : []
  const said = [
    order.merchant,
    ...steps.map(({ text, note }) => [text.replace(/[.။]$/, ''), note].filter(Boolean).join(', ')),
    ...where,
  ].filter(Boolean)
  return (
    <Panel aria-label={title}>
      <div className={styles.between}>
        <div className={styles.head}>
          <ListenButton text={`${title}. ${t(order.state)}. ${said.join('. ')}.`} />
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
      <NotCome order={order} />
    </Panel>
  )
}
