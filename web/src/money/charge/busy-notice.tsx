import { useId } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import styles from './busy-dialog.module.css'
import { chargeTexts } from './charge.texts'

/** Like BusyDialog, but below the window that the provider opens above the page. */
export function BusyNotice({ title }: { title: string }) {
  const t = useEmployerTexts(chargeTexts)
  const id = useId()
  return (
    <dialog open className={styles.dialog} aria-labelledby={id} aria-busy="true">
      <div className={styles.content} role="status">
        <Spinner />
        <h2 id={id}>{title}</h2>
        <p>{t('pleaseWait')}</p>
      </div>
    </dialog>
  )
}
