import { ChevronRight } from 'lucide-react'
import { useTexts } from '../../shared/i18n/use-texts'
import { TextLink } from '../../shared/ui/actions/text-link'
import { Panel } from '../../shared/ui/layout/panel'
import { progressTexts } from './progress.texts'
import { StampCard } from './stamp-card'

type Props = {
  /** Credits that no voucher has used up yet. */
  credits: number
  /** The address of the redeem page, where there is one. */
  redeem?: string | undefined
  className?: string | undefined
}

/** How far she is with her next voucher, and the way to it. */
export function Stamps({ credits, redeem, className }: Props) {
  const t = useTexts(progressTexts)
  const link = redeem && (
    <TextLink to={redeem}>
      {t('redeem')}
      <ChevronRight aria-hidden="true" />
    </TextLink>
  )
  return (
    <Panel {...(className && { className })}>
      <StampCard credits={credits} link={link} />
    </Panel>
  )
}
