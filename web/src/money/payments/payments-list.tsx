import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { usePayments } from '../billing.queries'
import { PaymentLine } from './payment-row'
import styles from './payments.module.css'
import { paymentsTexts } from './payments.texts'

/** An employer's payments, newest first. */
export function PaymentsList({ email }: { email: string | null }) {
  const t = useEmployerTexts(paymentsTexts)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = usePayments()
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }
  const payments = data.pages.flatMap(({ items }) => items)
  return (
    <>
      <Panel>
        <h2>{t('pastPayments')}</h2>
        {payments.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul>
            <li className={styles.columns} aria-hidden="true">
              <span>{t('date')}</span>
              <span>{t('for')}</span>
              <span>{t('state')}</span>
              <span className={styles.amount}>{t('amount')}</span>
            </li>
            {payments.map((payment) => (
              <PaymentLine key={`${payment.state} ${payment.id}`} payment={payment} />
            ))}
          </ul>
        )}
        {isFetchNextPageError && <Notice kind="bad">{error.message}</Notice>}
        {hasNextPage && (
          <Button look="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('showMore')}
          </Button>
        )}
      </Panel>
      {email && <p className="muted text-15">{t('receiptsGoTo', { email })}</p>}
    </>
  )
}
