import type { Redeem } from '@kasama/contract/rewards.api'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { StampCard } from '../features/progress/stamp-card'
import { AddressForm } from '../features/rewards/address-form'
import { Explanation } from '../features/rewards/explanation'
import { Months } from '../features/rewards/months'
import { Receipts } from '../features/rewards/receipts'
import { useRedeem } from '../features/rewards/rewards.queries'
import { rewardsTexts } from '../features/rewards/rewards.texts'
import { Vouchers } from '../features/rewards/vouchers'
import { useTexts } from '../shared/i18n/use-texts'
import { showToast } from '../shared/ui/feedback/toast-store'
import { Page } from '../shared/ui/layout/page'
import { Column, Columns } from '../shared/ui/rows/columns'
import { LoadError } from '../shared/ui/states/load-error'
import { Loading, Skeleton } from '../shared/ui/states/skeleton'
import { LoadedProfile } from './account/loaded-profile'

/** What credits are, how far she is, where her vouchers go. */
export function WorkerRedeemPage() {
  const { data, error, refetch } = useRedeem()
  return (
    <Page width="mid" tight>
      {data && <LoadedProfile>{({ fullname }) => <Loaded redeem={data} fullname={fullname} />}</LoadedProfile>}
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
    </Page>
  )
}

function Loaded({ redeem, fullname }: { redeem: Redeem; fullname: string }) {
  const t = useTexts(rewardsTexts)
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(!redeem.on_file)
  const isAsking = isChanging || !redeem.on_file
  function end() {
    showToast(t('sent'))
    navigate('/library')
  }
  const form = isAsking && <AddressForm redeem={redeem} fullname={fullname} onSent={end} />
  return (
    <Columns aside>
      <Column>
        <Explanation stamps={<StampCard level="h2" credits={redeem.stamps} />} />
        <Months redeem={redeem} />
      </Column>
      <Column>
        {form}
        <Vouchers redeem={redeem} onChange={isAsking ? undefined : () => setChanging(true)} />
        <Receipts receipts={redeem.receipts} />
      </Column>
    </Columns>
  )
}
