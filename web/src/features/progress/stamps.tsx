import { creditsPerVoucher, voucherDollars } from '@kasama/contract/progress.rules'
import { ChevronRight, Star } from 'lucide-react'
import { useTexts } from '../../shared/i18n/use-texts'
import { TextLink } from '../../shared/ui/actions/text-link'
import { Panel } from '../../shared/ui/layout/panel'
import { Phrases } from '../../shared/ui/phrases'
import { progressTexts } from './progress.texts'
import styles from './stamps.module.css'

type Props = {
  /** Credits that no voucher has used up yet. */
  credits: number
  /** The address of the redeem page, where there is one. */
  redeem?: string | undefined
  className?: string | undefined
}

const leaves = Array.from({ length: creditsPerVoucher }, (_, place) => place + 1)

/** Six leaves to fill; the sixth is the voucher. */
export function Stamps({ credits, redeem, className }: Props) {
  const t = useTexts(progressTexts)
  const filled = Math.min(credits, creditsPerVoucher)
  const left = creditsPerVoucher - filled
  const title = left === 0 ? 'voucherEarned' : left === 1 ? 'oneMoreCredit' : 'moreCredits'
  return (
    <Panel {...(className && { className })}>
      <div className={styles.head}>
        <h3>
          <Phrases>{t(title, { count: left })}</Phrases>
        </h3>
        {redeem && (
          <TextLink to={redeem}>
            {t('redeem')}
            <ChevronRight aria-hidden="true" />
          </TextLink>
        )}
      </div>
      <div className={styles.stamps} role="img" aria-label={t('stamps', { count: filled })}>
        {leaves.map((place) => (
          <span key={place} data-on={place <= filled || undefined} data-gift={place === creditsPerVoucher || undefined}>
            {place === creditsPerVoucher ? `$${voucherDollars}` : place <= filled ? <Star /> : place}
          </span>
        ))}
      </div>
    </Panel>
  )
}
