import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { Column, Columns } from '../../../shared/ui/rows/columns'
import { ErrorState } from '../../../shared/ui/states/error-state'
import { LoadedPlan } from '../subscription/loaded-plan'
import { isOver } from '../subscription/plan-state'
import { switchTexts } from '../switch/switch.texts'
import { cardTexts } from './card.texts'
import { CardForm } from './card-form'
import { PresentCard } from './present-card'

/** Address of this page in switch mode. */
const switchAddress = '/e-settings-card?mode=switch'

/** The card of a running plan, beside the fields for another one. */
export function ChangeCard({ onSaved }: { onSaved: () => void }) {
  const t = useEmployerTexts(cardTexts)
  return (
    <LoadedPlan>
      {(subscription, plan) =>
        isOver(plan) || subscription.mode === 1 ? (
          <ErrorState text={t('noPlan')}>
            <LinkButton to="/subscribe">{t('seePlans')}</LinkButton>
          </ErrorState>
        ) : (
          <Columns aside>
            <CardForm subscription={subscription} onSaved={onSaved} />
            <Column>
              <PresentCard subscription={subscription} />
              {!plan.isYearly && (plan.kind === 'active' || plan.kind === 'canceled') && (
                <LinkButton to={switchAddress} look="line" block>
                  {switchTexts.switchToAnnual}
                </LinkButton>
              )}
            </Column>
          </Columns>
        )
      }
    </LoadedPlan>
  )
}
