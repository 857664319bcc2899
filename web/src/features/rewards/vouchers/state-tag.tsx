import type { VoucherOrder } from '@kasama/contract/rewards.api'
import { Check, Clock, RotateCcw } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Tag } from '../../../shared/ui/feedback/tag'
import { rewardsTexts } from '../rewards.texts'

const looks = { ordered: ['warn', Clock], posted: ['ok', Check], returned: ['info', RotateCcw] } as const

/** The state of a voucher. */
export function StateTag({ state }: Pick<VoucherOrder, 'state'>) {
  const t = useTexts(rewardsTexts)
  const [kind, Icon] = looks[state]
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(state)}
    </Tag>
  )
}
