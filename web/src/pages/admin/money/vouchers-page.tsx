import { Plus } from 'lucide-react'
import { VoucherList } from '../../../features/admin/money/vouchers/voucher-list'
import { vouchersTexts as t } from '../../../features/admin/money/vouchers/vouchers.texts'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { LinkButton } from '../../../shared/ui/actions/link-button'

/** The provider's vouchers and their uses. */
export function VouchersPage() {
  return (
    <DeskPage
      title={t.title}
      main={
        <LinkButton to="/admin/vouchers/new" icon={<Plus aria-hidden="true" />}>
          {t.make}
        </LinkButton>
      }
    >
      <VoucherList />
    </DeskPage>
  )
}
