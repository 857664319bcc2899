import { parseId } from '@kasama/contract/id'
import { useParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { usePayment } from '#money/desk/money.queries.ts'
import { AccountBilling } from '#money/desk/refund/account-billing.tsx'
import { PaymentView } from '#money/desk/refund/payment-view.tsx'
import { PaymentState } from '#money/desk/refund/payments-table.tsx'
import { refundTexts as t } from '#money/desk/refund/refund.texts.ts'
import { subscriptionsTexts } from '#money/desk/subscriptions/subscriptions.texts.ts'
import { formatDay } from '#money/desk/words.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

/** One payment and its refunds. */
export function PaymentPage() {
  const id = parseId(useParams().id ?? '') ?? 0
  const { data, error, refetch } = usePayment(id)
  const payment = data?.payment
  const number = payment?.number ?? String(id)
  return (
    <DeskPage
      crumb={[{ to: '/admin/subscriptions', label: subscriptionsTexts.title }]}
      title={fillIn(t.receipt, { number })}
      tag={payment && <PaymentState payment={payment} />}
      lead={
        payment && [data.account?.name || data.account?.email, formatDay(payment.paid_at)].filter(Boolean).join(', ')
      }
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
