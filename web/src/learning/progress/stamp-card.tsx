import { creditsPerVoucher } from '@kasama/contract/learning/progress/progress.rules'
import { Gift, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '#shared/format/money.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { progressTexts } from './progress.texts'
import styles from './stamps.module.css'

/** Credits that are not used for a voucher yet, and the amount that six of them give. */
export type Card = { credits: number; voucherCents: number }
type Props = Card & {
  level?: 'h2' | 'h3'
  /** A button before the text, to hear it. */
  listen?: ReactNode
  /** A link after the text. */
  link?: ReactNode
}

const leaves = Array.from({ length: creditsPerVoucher }, (_, number) => number + 1)

/** Text about the number of missing credits. */
export function useCreditsLeft({ credits, voucherCents }: Card): string {
  const t = useTexts(progressTexts)
  const left = creditsPerVoucher - Math.min(credits, creditsPerVoucher)
  const title = left === 0 ? 'voucherEarned' : left === 1 ? 'oneMoreCredit' : 'moreCredits'
  return t(title, { count: left, amount: money(voucherCents) })
}

/** Six leaves to fill, the sixth is the voucher; and the number of missing credits. */
export function StampCard({ level: Title = 'h3', listen, link, ...card }: Props) {
  const left = useCreditsLeft(card)
  return (
    <>
      <div className={styles.head} data-listens={listen !== undefined || undefined}>
        {listen}
        <Title>
          <Phrases>{left}</Phrases>
        </Title>
        {link}
      </div>
      <StampLeaves {...card} />
    </>
  )
}

/** The longest amount that fits into a leaf, in characters. */
const maxAmountLength = 3

export function StampLeaves({ credits, voucherCents }: Card) {
  const t = useTexts(progressTexts)
  const filled = Math.min(credits, creditsPerVoucher)
  const amount = money(voucherCents)
  const gift = amount.length > maxAmountLength ? <Gift /> : amount
  return (
    <div className={styles.stamps} role="img" aria-label={t('stamps', { count: filled })}>
      {leaves.map((number) => (
        <span
          key={number}
          data-on={number <= filled || undefined}
          data-gift={number === creditsPerVoucher || undefined}
        >
          {number === creditsPerVoucher ? gift : number <= filled ? <Star /> : number}
        </span>
      ))}
    </div>
  )
}
