import type { Certificate } from '@kasama/contract/certificate.api'
import { useState } from 'react'
import { useErrorText } from '../../shared/api/use-error-text'
import { useTexts } from '../../shared/i18n/use-texts'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { ChoiceDialog } from '../../shared/ui/overlay/choice-dialog'
import { Phrases } from '../../shared/ui/phrases'
import { LoadError } from '../../shared/ui/states/load-error'
import { useCertificateChange, useCertificates } from './certificate.queries'
import { certificateTexts } from './certificate.texts'
import { CertificateRow } from './certificate-row'
import styles from './certificates.module.css'
import { NameFirst } from './name-first'

type Props = {
  userId: number
  /** Whether they are her own: she may have one issued again. */
  isOwn: boolean
}

/** A worker's certificates: to open, save, share and withdraw. */
export function Certificates({ userId, isOwn }: Props) {
  const t = useTexts(certificateTexts)
  const errorText = useErrorText()
  const { data, error, refetch } = useCertificates(userId)
  const [asked, setAsked] = useState<Certificate>()
  const withdraw = useCertificateChange(userId, 'withdraw')
  const renew = useCertificateChange(userId, 'renew')
  // Her own page shows the error above.
  if (!data) return error && !isOwn ? <LoadError error={error} onRetry={refetch} /> : null

  const onError = (error: unknown) => showToast(errorText(error), 'error')
  const close = () => setAsked(undefined)
  const end = () => asked && withdraw.mutate(asked.id, { onError, onSettled: close })
  /** Whether it is hers and valid, and lacks a name. */
  const isNameless = ({ fullname, is_withdrawn, is_outdated }: Certificate) =>
    isOwn && fullname === '' && !is_withdrawn && !is_outdated
  const renewOne = (id: number) => renew.mutate(id, { onError, onSuccess: () => showToast(t('renewed')) })

  return (
    <section className={styles.certificates}>
      <h3>{t('certificates')}</h3>
      {data.length === 0 && (
        <p>
          <Phrases>{t('none')}</Phrases>
        </p>
      )}
      {data.length > 0 && (
        <ul>
          {data.map((certificate) => (
            <CertificateRow
              key={certificate.id}
              certificate={certificate}
              first={isNameless(certificate) && <NameFirst userId={userId} certificateId={certificate.id} />}
              onWithdraw={() => setAsked(certificate)}
              onRenew={isOwn && certificate.is_outdated ? () => renewOne(certificate.id) : undefined}
            />
          ))}
        </ul>
      )}
      <ChoiceDialog
        open={asked !== undefined}
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        yes={{ label: t('withdraw'), onPress: end, busy: withdraw.isPending, isDangerous: true }}
        no={{ label: t('keep'), onPress: close }}
      />
    </section>
  )
}
