import { brand } from '@kasama/contract/brand'
import { CalendarCheck, Gift, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '#shared/format/money.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './rewards.module.css'
import { rewardsTexts } from './rewards.texts'

/** Font size of an amount, smaller for a long one: size times number of letters is bounded. */
const maxFontSize = 54
const maxSizeTimesLength = 180

/** A drawing of the voucher, with leaves around it. */
function VoucherDrawing({ amount }: { amount: string }) {
  const fontSize = Math.min(maxFontSize, maxSizeTimesLength / amount.length)
  return (
    <svg className={styles.ticket} viewBox="0 0 320 150" aria-hidden="true">
      <path transform="translate(30 30) rotate(20)" d="M0 0h20a20 20 0 0 1-20 20Z" fill="#3cb78c" />
      <path transform="translate(294 44) rotate(120)" d="M0 0h18a18 18 0 0 1-18 18Z" fill="#f67970" />
      <path transform="translate(270 132) rotate(230)" d="M0 0h14a14 14 0 0 1-14 14Z" fill="#5ba8fc" />
      <path transform="translate(48 128) rotate(300)" d="M0 0h14a14 14 0 0 1-14 14Z" fill="#f67970" />
      <g transform="rotate(-5 160 80)">
        <rect x="62" y="38" width="196" height="92" rx="18" fill="#077556" />
        <path d="M196 38v92" stroke="#fff" strokeWidth="4" strokeDasharray="2 10" strokeLinecap="round" />
        <circle cx="196" cy="38" r="12" />
        <circle cx="196" cy="130" r="12" />
        <text x="128" y="103" fontSize={fontSize} fill="#ffd369" textAnchor="middle">
          {amount}
        </text>
        <path
          transform="translate(228 84)"
          d="M0-19l5.5 12 13 1.2-9.8 8.6L11.6 16 0 9.2-11.6 16l2.9-13.2L-18.5-5.8l13-1.2Z"
          fill="#ffbe2b"
        />
      </g>
    </svg>
  )
}

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
      <VoucherDrawing amount={amount} />
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
