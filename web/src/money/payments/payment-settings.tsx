import { CreditCard, Receipt } from 'lucide-react'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { cardExpiry, cardName } from '../card/card-name'
import { ContactAddress } from './contact-address'
import { FailedSettingRow } from './failed-setting-row'
import { paymentsTexts } from './payments.texts'

/** Card and payments as a panel of a wide page, or as a row of a phone's menu. */
export function PaymentSettings({ isWide }: { isWide: boolean }) {
  const t = useEmployerTexts(paymentsTexts)
  const { data, error, isPending, isFetching, refetch } = useSubscription()
  const card = cardName(data?.card?.brand, data?.card?.last4)
  const expiry = data?.card && cardExpiry(data.card)
  const cardRow = { icon: <CreditCard aria-hidden="true" />, name: t('creditCard') }
  const receiptIcon = <Receipt aria-hidden="true" />
  if (!isWide) return <MenuRow icon={receiptIcon} title={t('payment')} note={card ?? t('receipts')} to="/payments" />
  return (
    <Panel>
      <h2>{t('payment')}</h2>
      {isPending && <SettingRow {...cardRow} value={<Skeleton />} />}
      {error && !data && <FailedSettingRow {...cardRow} busy={isFetching} onRetry={() => void refetch()} />}
      {card && (
        <SettingRow
          {...cardRow}
          value={<DottedLine parts={[card, expiry]} />}
          action={
            <LinkButton to="/e-settings-card" look="line" size="s" aria-label={t('updateCard')}>
              {t('update')}
            </LinkButton>
          }
        />
      )}
      <ContactAddress />
      <SettingRow
        icon={receiptIcon}
        name={t('payments')}
        value={t('receipts')}
        action={
          <LinkButton to="/payments" look="line" size="s" aria-label={t('seePayments')}>
            {t('see')}
          </LinkButton>
        }
      />
    </Panel>
  )
}
