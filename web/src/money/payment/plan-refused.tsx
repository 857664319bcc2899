import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { billingTexts } from '../billing.texts'

/** Shown at once if the URL names no plan that can be bought, with a link to the plans. */
export function PlanRefused({ problem }: { problem: 'expired' | 'invalid' }) {
  const t = useEmployerTexts(billingTexts)
  return (
    <ErrorState text={t(problem === 'expired' ? 'expired' : 'planInvalid')}>
      <LinkButton to="/subscribe">{t('choosePlan')}</LinkButton>
    </ErrorState>
  )
}
