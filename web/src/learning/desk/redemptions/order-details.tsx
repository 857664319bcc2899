import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { hasNotCome, hasPostcode } from './order-state'
import styles from './redemptions.module.css'
import { usePostVouchers, useReturnVoucher, vouchersBody } from './redemptions.queries'
import { redemptionsTexts as t } from './redemptions.texts'

const dateText = (text: string, moment: string) => fillIn(text, { day: plainSingaporeDate(moment, 'eng') })

/** History of an order, and its actions. */
export function OrderDetails({ order }: { order: Redemption }) {
  const { id, state, address, ordered_at, posted_at, returned_at, told_at } = order
  const [isDialogOpen, setDialogOpen] = useState(false)
  const posting = usePostVouchers()
  const returning = useReturnVoucher()
  const close = () => setDialogOpen(false)
  const story = [
    fillIn(t.order, { id }),
    dateText(t.orderedOn, ordered_at),
    posted_at && dateText(t.postedOn, posted_at),
    state === 'returned' && returned_at && dateText(t.returnedOn, returned_at),
    told_at && hasNotCome(order) && dateText(t.toldOn, told_at),
    address !== null && !hasPostcode(address) && t.noPostcode,
    state !== 'posted' && order.has_left && t.hasLeftText,
  ]
  return (
    <div className={`row between wrap ${styles.details}`}>
      <p>
        <DottedLine parts={story} />
      </p>
      {state === 'ordered' && address !== null && (
        <Button
          look="line"
          size="s"
          icon={<Check aria-hidden="true" />}
          busy={posting.isPending}
          onClick={() => posting.mutate({ body: vouchersBody([order]) })}
        >
          {fillIn(t.markPosted, { number: 1 })}
        </Button>
      )}
      {state === 'posted' && (
        <Button look="line" size="s" icon={<Undo2 aria-hidden="true" />} onClick={() => setDialogOpen(true)}>
          {t.isBack}
        </Button>
      )}
      <ChoiceDialog
        open={isDialogOpen}
        title={fillIn(t.returnTitle, { id })}
        text={t.returnText}
        yes={{
          label: t.returnAction,
          busy: returning.isPending,
          onPress: () => returning.mutate({ params: { id } }, { onSettled: close }),
        }}
        no={{ label: partsTexts.cancel, onPress: close }}
      />
    </div>
  )
}
