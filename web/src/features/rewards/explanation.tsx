import { brand } from '@kasama/contract/brand'
import { CalendarCheck, Gift, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../shared/format/money'
import { useTexts } from '../../shared/i18n/use-texts'
import { Panel } from '../../shared/ui/layout/panel'
import { ListenButton } from '../../shared/ui/media/listen-button'
import { Phrases } from '../../shared/ui/phrases'
import styles from './rewards.module.css'
import { rewardsTexts } from './rewards.texts'
import { Ticket } from './ticket'

type Props = {
  /** Her stamp card. */
  stamps: ReactNode
  /** The same as text. */
  left: string
  /** The amount that six credits give. */
  voucherCents: number
  /** The merchant of the voucher, once the provider has chosen one. */
  merchant: string | null
}

/** The meaning of a credit, and what six of them give. */
export function Explanation({ stamps, left, voucherCents, merchant }: Props) {
  const t = useTexts(rewardsTexts)
  const amount = money(voucherCents)
  const shop = merchant ? t('shop', { merchant }) : ''
  const voucher = [t('voucher', { amount }), shop].filter(Boolean).join(' ')
  return (
    <Panel className={styles.hero}>
      <Ticket amount={amount} />
      <div className={styles.head}>
        <ListenButton
          text={`${t('title')} ${left}. ${t('credit')} ${voucher}${brand.feedbackEmail && ` ${t('questions')}`}`}
        />
        <h1>
          <Phrases>{t('title')}</Phrases>
        </h1>
      </div>
      {stamps}
      <ul className={styles.lines}>
        <li>
          <CalendarCheck aria-hidden="true" />
          <span>
            <Phrases>{t('credit')}</Phrases>
          </span>
        </li>
        <li>
          <Gift aria-hidden="true" />
          <span>
            <Phrases>{voucher}</Phrases>
          </span>
        </li>
        {brand.feedbackEmail && (
          <li>
            <Mail aria-hidden="true" />
            <span>
              <Phrases>{t('questions')}</Phrases>{' '}
              <a className={styles.mail} href={`mailto:${brand.feedbackEmail}`}>
                {brand.feedbackEmail}
              </a>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  )
}
