import { type FormEvent, useState } from 'react'
import { useErrorText } from '../../shared/api/use-error-text'
import { useTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { Notice } from '../../shared/ui/feedback/notice'
import { TextField } from '../../shared/ui/forms/text-field'
import { Phrases } from '../../shared/ui/phrases'
import { useNamedCertificate } from './certificate.queries'
import { certificateTexts } from './certificate.texts'
import styles from './certificates.module.css'

type Props = { userId: number; certificateId: number }

/** Asks a worker for the name that her certificate lacks; with it the certificate is issued anew. */
export function NameFirst({ userId, certificateId }: Props) {
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
