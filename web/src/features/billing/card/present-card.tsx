import type { Subscription } from '@kasama/contract/billing.api'
import { CreditCard } from 'lucide-react'
import { utcDate } from '../../../shared/format/date'
import { money } from '../../../shared/format/money'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Panel } from '../../../shared/ui/layout/panel'
import { SettingRow } from '../../../shared/ui/rows/setting-row'
import { cardTexts } from './card.texts'
import { cardExpiry, cardName } from './card-name'

/** The present card, and its next charge. */
export function PresentCard({ subscription: { card, next_charge } }: { subscription: Subscription }) {
  const t = useEmployerTexts(cardTexts)
  return (
    <Panel>
      <h2>{t('now')}</h2>
      <SettingRow
        icon={<CreditCard aria-hidden="true" />}
        name=""
        value={cardName(card?.brand, card?.last4) ?? t('noCard')}
        note={card ? t('expires', { expiry: cardExpiry(card) }) : undefined}
      />
      {next_charge && <p>{t('nextPayment', { amount: money(next_charge.amount), date: utcDate(next_charge.at) })}</p>}
    </Panel>
  )
}
