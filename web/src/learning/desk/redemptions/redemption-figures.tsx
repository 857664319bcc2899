import { dayMs } from '@kasama/contract/durations.rules'
import type { RedemptionsStanding } from '@kasama/contract/learning/desk/redemptions.api'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { moneyWithCents } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { redemptionsTexts as t } from './redemptions.texts'

const note = (text: string) => ({ trend: { way: 'flat' as const, text } })

function oldest({ oldest_at, without_address }: RedemptionsStanding): string {
  if (oldest_at === null) return t.none
  if (without_address === 1) return t.noAddressOne
  if (without_address > 0) return fillIn(t.noAddressHint, { number: without_address })
  const days = Math.floor((Date.now() - Date.parse(oldest_at)) / dayMs)
  if (days < 1) return t.today
  return days === 1 ? t.oldestOne : fillIn(t.oldest, { number: days })
}

/** Vouchers that wait, were posted, have not arrived or came back, in four numbers. */
export function RedemptionFigures({ standing }: { standing: RedemptionsStanding }) {
  const { to_post, posted_this_month, cents_this_month, not_come, returned } = standing
  const money = moneyWithCents(cents_this_month)
  return (
    <Figures>
      <Figure label={t.waiting} value={String(to_post)} {...note(oldest(standing))} />
      <Figure label={t.postedMonth} value={String(posted_this_month)} {...note(fillIn(t.worth, { money }))} />
      <Figure label={t.notCome} value={String(not_come)} {...note(not_come > 0 ? t.notComeHint : t.none)} />
      <Figure label={t.cameBack} value={String(returned)} {...note(returned > 0 ? t.cameBackHint : t.none)} />
    </Figures>
  )
}
