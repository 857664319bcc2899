import { readId } from '@kasama/contract/id'
import { useParams } from 'react-router'
import { usePayment } from '../../../features/admin/money/money.queries'
import { AccountBilling } from '../../../features/admin/money/refund/account-billing'
import { PaymentView } from '../../../features/admin/money/refund/payment-view'
import { PaymentState } from '../../../features/admin/money/refund/payments-table'
import { refundTexts as t } from '../../../features/admin/money/refund/refund.texts'
import { subscriptionsTexts } from '../../../features/admin/money/subscriptions/subscriptions.texts'
import { dayOf } from '../../../features/admin/money/words'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { ListError } from '../../../features/admin/parts/states/list-error'
import { fillIn } from '../../../shared/i18n/texts'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'

/** One payment and its refunds. */
export function PaymentPage() {
  const id = readId(useParams().id ?? '') ?? 0
  const { data, error, refetch } = usePayment(id)
  const payment = data?.payment
  const number = payment?.number ?? String(id)
  return (
    <DeskPage
      crumb={[{ to: '/admin/subscriptions', label: subscriptionsTexts.title }]}
      title={fillIn(t.receipt, { number })}
      tag={payment && <PaymentState payment={payment} />}
      lead={payment && [data.account?.name || data.account?.email, dayOf(payment.paid_at)].filter(Boolean).join(', ')}
    >
      {data ? (
        <>
          <PaymentView {...data} />
          {data.account && <AccountBilling {...data.account} />}
        </>
      ) : error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="title" width="most" />
        </Loading>
      )}
    </DeskPage>
  )
}
