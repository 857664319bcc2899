import type { RewardsAccount } from '@kasama/contract/learning/rewards/rewards.api'
import { useNavigate, useSearchParams } from 'react-router'
import { StampCard, useCreditsLeft } from '#learning/progress/stamp-card.tsx'
import { AddressForm } from '#learning/rewards/address-form.tsx'
import { Explanation } from '#learning/rewards/explanation.tsx'
import { Months } from '#learning/rewards/months.tsx'
import { Receipts } from '#learning/rewards/receipts.tsx'
import { useRedeem } from '#learning/rewards/rewards.queries.ts'
import { rewardsTexts } from '#learning/rewards/rewards.texts.ts'
import { AddressPanel } from '#learning/rewards/vouchers/address-panel.tsx'
import { Vouchers } from '#learning/rewards/vouchers/vouchers.tsx'
import { VouchersLink } from '#learning/rewards/vouchers/vouchers-link.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column, Columns } from '#shared/ui/rows/columns.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { LoadedProfile } from './account/loaded-profile'

const parts = { vouchers: HerVouchers, address: ChangedAddress, rewards: Rewards }
type Props = { redeem: RewardsAccount }

/** A worker's credits, stamp card and vouchers' address; `show` limits the page to her vouchers or her address. */
export function WorkerRedeemPage() {
  const { data, error, refetch } = useRedeem()
  const [query] = useSearchParams()
  const show = query.get('show')
  const Part = parts[show === 'vouchers' || show === 'address' ? show : 'rewards']
  return (
    <Page width="mid" tight>
      {data && <Part redeem={data} />}
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
    </Page>
  )
}

const cardOf = ({ stamps, voucher_cents }: RewardsAccount) => ({ credits: stamps, voucherCents: voucher_cents })

function Rewards({ redeem }: Props) {
  const card = cardOf(redeem)
  const left = useCreditsLeft(card)
  return (
    <Columns aside>
      <Column>
        <Explanation
          left={left}
          voucherCents={card.voucherCents}
          merchant={redeem.merchant}
          stamps={<StampCard level="h2" {...card} />}
        />
        <VouchersLink redeem={redeem} />
        <Months redeem={redeem} />
      </Column>
      <Column>
        {redeem.on_file ? <AddressPanel redeem={redeem} /> : <SentAddress redeem={redeem} />}
        <Receipts receipts={redeem.receipts} />
      </Column>
    </Columns>
  )
}

function HerVouchers({ redeem }: Props) {
  const t = useTexts(rewardsTexts)
  const card = cardOf(redeem)
  const left = useCreditsLeft(card)
  if (redeem.orders.length === 0) return <Rewards redeem={redeem} />
  return (
    <>
      <BackHeading title={t('vouchers')} to="/worker-redeem" />
      <Vouchers redeem={redeem} stamps={<StampCard level="h2" {...card} listen={<ListenButton text={left} />} />} />
    </>
  )
}

function ChangedAddress({ redeem }: Props) {
  const t = useTexts(rewardsTexts)
  const back = redeem.orders.length > 0 ? '/worker-redeem?show=vouchers' : '/worker-redeem'
  return (
    <>
      <BackHeading title={t('change')} to={back} />
      <Column narrow>
        <SentAddress redeem={redeem} />
      </Column>
    </>
  )
}

/** Once the address is sent, she gets a message in the library. */
function SentAddress({ redeem }: Props) {
  const t = useTexts(rewardsTexts)
  const navigate = useNavigate()
  function finish() {
    showToast(t('sent'))
    navigate('/library')
  }
  return (
    <LoadedProfile>
      {({ fullname }) => <AddressForm redeem={redeem} fullname={fullname} onSent={finish} />}
    </LoadedProfile>
  )
}
