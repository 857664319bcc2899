import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { LinkButton } from '../../shared/ui/actions/link-button'
import { ErrorState } from '../../shared/ui/states/error-state'
import { billingTexts } from './billing.texts'

/** In place of the sandbox's card fields where real money would move: those of the payment provider are not built yet. */
export function NoCardForm() {
  const t = useEmployerTexts(billingTexts)
  return (
    <ErrorState text={t('noCardForm')}>
      <LinkButton to="/contact">{t('writeToUs')}</LinkButton>
    </ErrorState>
  )
}
