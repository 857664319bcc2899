import { ChevronRight } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { progressTexts } from './progress.texts'
import { type Card, StampCard } from './stamp-card'

type Props = Card & {
  /** Path of the redeem page, if it exists. */
  redeem?: string | undefined
  className?: string | undefined
}

/** A worker's progress towards the next voucher, and the link to it. */
export function Stamps({ redeem, className, ...card }: Props) {
  const t = useTexts(progressTexts)
  const link = redeem && (
    <TextLink to={redeem}>
      {t('redeem')}
      <ChevronRight aria-hidden="true" />
    </TextLink>
  )
  return (
    <Panel {...(className && { className })}>
      <StampCard {...card} link={link} />
    </Panel>
  )
}
