import type { Language } from '@kasama/contract/language'
import { useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { singaporeTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import styles from './voice.module.css'
import { voiceTexts as t } from './voice.texts'

type Props = { id: number; language: Language; open: boolean; onDismiss: () => void }

/** The QR code that lets a phone record for one hour. A new one is made each time it is opened. */
export function PhoneCode({ id, language, open, onDismiss }: Props) {
  const modal = useModal(open, onDismiss)
  const answer = useQuery({
    queryKey: ['desk', 'voice-pass', id, language],
    queryFn: () => deskRequest('POST /admin/videos/:id/voice/:language/pass', { params: { id, language } }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
  })
  const { data, error } = answer
  return (
    <dialog {...modal} className={styles.dialog} aria-label={t.phoneTitle}>
      {open && (
        <>
          <h2>{t.phoneTitle}</h2>
          {data ? (
            <>
              <QrCode text={data.address} label={t.phoneTitle} className={styles.code} />
              <p>{fillIn(t.phoneText, { time: singaporeTime(data.until) })}</p>
            </>
          ) : (
            !error && <p>{t.phoneBusy}</p>
          )}
          <MissingPart what={t.phoneTitle} answer={answer} />
          <Button look="line" onClick={onDismiss}>
            {t.close}
          </Button>
        </>
      )}
    </dialog>
  )
}
