import { useId } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { useUnloadQuestion } from '#shared/navigation/use-unload-question.ts'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import { Bank } from '../card-fields/bank'
import styles from './busy-dialog.module.css'
import { chargeTexts } from './charge.texts'
import type { Charge } from './use-charge'

type Props = {
  charge: Charge
  /** Title of the loader. */
  title: 'paymentInProgress' | 'updating'
}

/** Covers the page during a payment: the loader, or the bank's question. */
export function ChargeDialogs({ charge: { busy, question }, title }: Props) {
  const t = useEmployerTexts(chargeTexts)
  return (
    <>
      <BusyDialog open={busy && !question} title={t(title)} />
      <Bank question={question} />
    </>
  )
}

/** Covers the page during a payment; only the response closes it, so a second payment can't begin. */
function BusyDialog({ open, title }: { open: boolean; title: string }) {
  const t = useEmployerTexts(chargeTexts)
  const id = useId()
  const modal = useModal(open, ignoreDismissal)
  useUnloadQuestion(open)
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id} aria-busy={open}>
      {open && (
        <div className={styles.content} role="status">
          <Spinner />
          <h2 id={id}>{title}</h2>
          <p>{t('pleaseWait')}</p>
        </div>
      )}
    </dialog>
  )
}

function ignoreDismissal() {}
