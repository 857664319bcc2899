import { creditsPerVoucher, voucherDollars } from '@kasama/contract/progress.rules'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/use-texts'
import { Phrases } from '../../shared/ui/phrases'
import { progressTexts } from './progress.texts'
import styles from './stamps.module.css'

type Props = {
  /** Credits that no voucher has used up yet. */
  credits: number
  level?: 'h2' | 'h3'
  /** Beside the words. */
  link?: ReactNode
}

const leaves = Array.from({ length: creditsPerVoucher }, (_, place) => place + 1)

/** Six leaves to fill, the sixth is the voucher; and how many are missing. */
export function StampCard({ credits, level: Title = 'h3', link }: Props) {
  const t = useTexts(progressTexts)
  const filled = Math.min(credits, creditsPerVoucher)
  const left = creditsPerVoucher - filled
  const title = left === 0 ? 'voucherEarned' : left === 1 ? 'oneMoreCredit' : 'moreCredits'
  return (
    <>
      <div className={styles.head}>
        <Title>
          <Phrases>{t(title, { count: left })}</Phrases>
        </Title>
        {link}
      </div>
      <StampLeaves credits={credits} />
    </>
  )
}

export function StampLeaves({ credits }: { credits: number }) {
  const t = useTexts(progressTexts)
  const filled = Math.min(credits, creditsPerVoucher)
  return (
    <div className={styles.stamps} role="img" aria-label={t('stamps', { count: filled })}>
      {leaves.map((place) => (
        <span key={place} data-on={place <= filled || undefined} data-gift={place === creditsPerVoucher || undefined}>
          {place === creditsPerVoucher ? `$${voucherDollars}` : place <= filled ? <Star /> : place}
        </span>
      ))}
    </div>
  )
}
