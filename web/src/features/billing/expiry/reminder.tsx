import type { Subscription } from '@kasama/contract/billing.api'
import { plans } from '@kasama/contract/billing.rules'
import { useNavigate } from 'react-router'
import { utcDate } from '../../../shared/format/date'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { session } from '../../../shared/session/session'
import { useSession } from '../../../shared/session/use-session'
import { Button } from '../../../shared/ui/actions/button'
import { Dialog } from '../../../shared/ui/overlay/dialog'
import { CalendarPicture } from './calendar-picture'
import { expiryTexts } from './expiry.texts'

type Props = { subscription: Subscription; days: number }

/** Shown once a session, within 7 days of the period's end. Her own plan renews then; an organisation's just ends. */
export function Reminder({ subscription, days }: Props) {
  const t = useEmployerTexts(expiryTexts)
  const navigate = useNavigate()
  const renews = useSession().org_id === ''
  const values = {
    days,
    name: plans[subscription.subscription_plan_id]?.name ?? '',
    date: utcDate(subscription.current_period_end ?? ''),
  }
  const title = renews ? (['renewsIn', 'renewsTomorrow'] as const) : (['endsIn', 'endsTomorrow'] as const)
  const close = () => session.set({ is_new_session: '' })
  function seePlan() {
    close()
    navigate('/e-settings-plan')
  }
  return (
    <Dialog
      open
      title={t(days === 1 ? title[1] : title[0], values)}
      text={t(renews ? 'renewsMessage' : 'endsMessage', values)}
      picture={<CalendarPicture day={days} />}
      onDismiss={close}
      actions={
        <>
          {renews && (
            <Button block onClick={seePlan}>
              {t('seePlan')}
            </Button>
          )}
          <Button look={renews ? 'line' : 'filled'} block onClick={close}>
            {t(renews ? 'later' : 'ok')}
          </Button>
        </>
      }
    />
  )
}
