import type { Subscription } from '@kasama/contract/money/billing.api'
import { plans } from '@kasama/contract/money/billing.rules'
import { useNavigate } from 'react-router'
import { utcDate } from '#shared/format/date.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { expiryTexts } from './expiry.texts'

type Props = { subscription: Subscription; days: number }

/** Dialog about the next end of the plan's period, at which it renews or ends; shown once a session. */
export function ExpiryReminderDialog({ subscription, days }: Props) {
  const t = useEmployerTexts(expiryTexts)
  const navigate = useNavigate()
  const { renews } = subscription
  const values = {
    days,
    name: plans[subscription.subscription_plan_id]?.name ?? '',
    date: utcDate(subscription.current_period_end ?? ''),
  }
  const [manyDays, oneDay] = renews ? (['renewsIn', 'renewsInOneDay'] as const) : (['endsIn', 'endsInOneDay'] as const)
  const close = () => session.set({ is_new_session: '' })
  function seePlan() {
    close()
    navigate('/e-settings-plan')
  }
  return (
    <Dialog
      open
      title={t(days === 1 ? oneDay : manyDays, values)}
      text={t(renews ? 'renewsMessage' : 'endsMessage', values)}
      picture={<CalendarPicture days={days} />}
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

/** A calendar sheet with the remaining days. */
function CalendarPicture({ days }: { days: number }) {
  return (
    <svg viewBox="0 0 160 120" width={168} height={126} aria-hidden="true">
      <circle cx="80" cy="64" r="56" fill="#fff4d4" />
      <path transform="translate(18 30) rotate(30)" d="M0 0h16a16 16 0 0 1-16 16Z" fill="#3cb78c" />
      <path transform="translate(146 26) rotate(140)" d="M0 0h14a14 14 0 0 1-14 14Z" fill="#f67970" />
      <rect x="40" y="30" width="80" height="76" rx="14" fill="#fff" stroke="#075a43" strokeWidth="6" />
      <path d="M40 52h80V44a14 14 0 0 0-14-14H54a14 14 0 0 0-14 14Z" fill="#077556" />
      <path d="M60 22v16M100 22v16" stroke="#ffbe2b" strokeWidth="8" strokeLinecap="round" />
      <text
        x="80"
        y="94"
        fontFamily="Gabarito Variable, sans-serif"
        fontWeight="800"
        fontSize="38"
        fill="#0c221b"
        textAnchor="middle"
      >
        {days}
      </text>
    </svg>
  )
}
