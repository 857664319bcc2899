import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Bank } from '../card-fields/bank'
import { BusyDialog } from './busy-dialog'
import { chargeTexts } from './charge.texts'
import type { Charge } from './use-charge'

type Props = { charge: Charge /** Title of the loader. */; doing: 'paymentInProgress' | 'updating' }

/** Covers the page during a payment: the loader, or the bank's question. */
export function ChargeDialogs({ charge: { busy, question }, doing }: Props) {
  const t = useEmployerTexts(chargeTexts)
  return (
    <>
      <BusyDialog open={busy && !question} title={t(doing)} />
      <Bank question={question} />
    </>
  )
}
