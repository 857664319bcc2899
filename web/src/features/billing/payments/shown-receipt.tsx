import { Printer } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { LoadError } from '../../../shared/ui/states/load-error'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import { useReceipt } from '../billing.queries'
import { paymentsTexts } from './payments.texts'
import { ReceiptSheet } from './receipt-sheet'

type Props = { id: number; email: string | null }

export function ShownReceipt({ id, email }: Props) {
  const t = useEmployerTexts(paymentsTexts)
  const { data, error, refetch } = useReceipt(id)
  if (!data && error) {
    return (
      <>
        <h1>{t('receipt')}</h1>
        <LoadError error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton shape="banner" />
      </Loading>
    )
  }
  return (
    <>
      <ReceiptSheet receipt={data} email={email} />
      <Button look="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  )
}
