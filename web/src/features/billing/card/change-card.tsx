import { useConfig } from '../../../shared/api/config.queries'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { Column, Columns } from '../../../shared/ui/rows/columns'
import { ErrorState } from '../../../shared/ui/states/error-state'
import { NoCardForm } from '../no-card-form'
import { sandboxCard } from '../sandbox-card'
import { LoadedPlan } from '../subscription/loaded-plan'
import { isOver } from '../subscription/plan-state'
import { cardTexts } from './card.texts'
import { CardForm } from './card-form'
import { PresentCard } from './present-card'

const client = sandboxCard()

/** The card of a plan that runs, beside the fields of another one. */
export function ChangeCard({ onSaved }: { onSaved: () => void }) {
  const t = useEmployerTexts(cardTexts)
  const { data: config } = useConfig()
  if (config?.payments === 'stripe') return <NoCardForm />
  return (
    <LoadedPlan>
      {(subscription, plan) =>
        isOver(plan) || subscription.mode === 1 ? (
          <ErrorState text={t('noPlan')}>
            <LinkButton to="/subscribe">{t('seePlans')}</LinkButton>
          </ErrorState>
        ) : (
          <Columns aside>
            <CardForm subscription={subscription} client={client} onSaved={onSaved} />
            <Column>
              <PresentCard subscription={subscription} />
            </Column>
          </Columns>
        )
      }
    </LoadedPlan>
  )
}
