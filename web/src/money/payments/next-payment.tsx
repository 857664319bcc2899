import { CalendarClock } from 'lucide-react'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { utcDate } from '#shared/format/date.ts'
import { money } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { cardName } from '../card/card-name'
import { paymentsTexts } from './payments.texts'

/** Amount, date and card of the next charge; renders nothing if there is none. */
export function NextPayment() {
  const t = useEmployerTexts(paymentsTexts)
  const subscription = useSubscription()
  const { data } = subscription
  if (!data) return <MissingParts parts={[subscription]} />
  if (!data.next_charge) return null
  const { amount, at } = data.next_charge
  const card = cardName(data.card?.brand, data.card?.last4)
  return (
    <Panel>
      <SettingRow
        icon={<CalendarClock aria-hidden="true" />}
        name={t('nextPayment')}
        value={t('amountOn', { amount: money(amount), date: utcDate(at) })}
        note={
          <>
            {[card && `${card}.`, t('cancelBefore')].filter(Boolean).join(' ')}{' '}
            <TextLink to="/e-settings-plan">{t('toCancel')}</TextLink>
          </>
        }
        action={
          <LinkButton to="/e-settings-card" look="line" size="s">
            {t('updateCard')}
          </LinkButton>
        }
      />
    </Panel>
  )
}
