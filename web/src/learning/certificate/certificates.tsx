import type { Certificate } from '@kasama/contract/learning/certificate/certificate.api'
import { Eye } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useErrorText } from '#shared/api/use-error-text.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { DottedLine } from '#shared/ui/dotted-line.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { TopicIcon } from '#shared/ui/topic/topic-icon.tsx'
import { topicColours } from '#shared/ui/topic/topic-looks.ts'
import { useCertificateChange, useCertificates, useNamedCertificate } from './certificate.queries'
import { certificateTexts } from './certificate.texts'
import styles from './certificates.module.css'
import { PdfLink } from './pdf-link'
import { ShareLink } from './share-link'

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
  const [certificateToWithdraw, setCertificateToWithdraw] = useState<Certificate>()
  const withdraw = useCertificateChange(userId, 'withdraw')
  const renew = useCertificateChange(userId, 'renew')
  // Her own page shows the error above.
  if (!data) return error && !isOwn ? <LoadError error={error} onRetry={refetch} /> : null

  const onError = (error: unknown) => showToast(errorText(error), 'error')
  const close = () => setCertificateToWithdraw(undefined)
  const confirmWithdrawal = () =>
    certificateToWithdraw && withdraw.mutate(certificateToWithdraw.id, { onError, onSettled: close })
  /** Whether it is hers and valid, and lacks a name. */
  const isNameless = ({ fullname, is_withdrawn, is_outdated }: Certificate) =>
    isOwn && fullname === '' && !is_withdrawn && !is_outdated
  const renewCertificate = (id: number) => renew.mutate(id, { onError, onSuccess: () => showToast(t('renewed')) })

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
              requiredStep={
                isNameless(certificate) && <MissingNameForm userId={userId} certificateId={certificate.id} />
              }
              onWithdraw={() => setCertificateToWithdraw(certificate)}
              onRenew={isOwn && certificate.is_outdated ? () => renewCertificate(certificate.id) : undefined}
            />
          ))}
        </ul>
      )}
      <ChoiceDialog
        open={certificateToWithdraw !== undefined}
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        yes={{ label: t('withdraw'), onPress: confirmWithdrawal, busy: withdraw.isPending, isDangerous: true }}
        no={{ label: t('keep'), onPress: close }}
      />
    </section>
  )
}

type MissingNameFormProps = { userId: number; certificateId: number }

/** Asks a worker for the name that her certificate lacks; with it the certificate is issued anew. */
function MissingNameForm({ userId, certificateId }: MissingNameFormProps) {
  const t = useTexts(certificateTexts)
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useNamedCertificate(userId, certificateId)
  const isEmail = typed.includes('@')
  function save(event: FormEvent) {
    event.preventDefault()
    const fullname = typed.trim()
    if (fullname !== '' && !isEmail && !isPending) mutate(fullname)
  }
  return (
    <form className={styles.nameFirst} onSubmit={save}>
      <Notice kind="info">
        <Phrases>{t('nameFirst')}</Phrases>
      </Notice>
      <TextField
        label={t('fullName')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={120}
        autoComplete="name"
        error={isEmail ? t('notEmail') : error ? errorText(error) : undefined}
      />
      <Button type="submit" size="s" busy={isPending}>
        {t('save')}
      </Button>
    </form>
  )
}

type CertificateRowProps = {
  certificate: Certificate
  /** The step that is needed first, in place of the links. */
  requiredStep?: ReactNode
  onWithdraw: () => void
  onRenew?: (() => void) | undefined
}

function CertificateRow({ certificate, requiredStep, onWithdraw, onRenew }: CertificateRowProps) {
  const t = useTexts(certificateTexts)
  const { topic, topic_id, fullname, code, earned_on, is_withdrawn } = certificate
  const path = `/c/${code}`
  const date = plainSingaporeDate(earned_on, useLanguage())
  return (
    <li>
      <span className={styles.icon} style={topicColours(topic_id ?? undefined)}>
        <TopicIcon topicId={topic_id ?? undefined} />
      </span>
      <div className={styles.what}>
        <b>
          <Phrases>{topic}</Phrases>
        </b>
        <DottedLine parts={[fullname, date]} />
        {is_withdrawn && (
          <Tag kind="bad">
            <Phrases>{t('withdrawn')}</Phrases>
          </Tag>
        )}
      </div>
      {onRenew && (
        <div className={styles.outdated}>
          <Notice kind="warn">
            <Phrases>{t('outdated')}</Phrases>
          </Notice>
          <Button size="s" look="line" onClick={onRenew}>
            {t('renew')}
          </Button>
        </div>
      )}
      {requiredStep}
      {!is_withdrawn && !requiredStep && (
        <div className={styles.actions}>
          <LinkButton to={path} size="s" look="line" icon={<Eye aria-hidden="true" />}>
            {t('open')}
          </LinkButton>
          {fullname && <PdfLink code={code} fullname={fullname} look="line" />}
          <ShareLink path={path} title={topic} />
          <Button size="s" look="quiet" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </li>
  )
}
