import { Plus } from 'lucide-react'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { VoucherList } from '#money/desk/vouchers/voucher-list.tsx'
import { vouchersTexts as t } from '#money/desk/vouchers/vouchers.texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'

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
