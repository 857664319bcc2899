import { useState } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { workerTexts } from '../worker.texts'
import { QuietChoice } from './quiet-choice'

type Props = { value: string; onChange: (password: string) => void; error?: string | undefined }

/** The server makes a password that is easy to type; an employer may choose her own. */
export function OwnPassword({ value, onChange, error }: Props) {
  const t = useEmployerTexts(workerTexts)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <QuietChoice onPress={() => setOpen(true)}>{t('ownPassword')}</QuietChoice>
  return (
    <PasswordField
      name="password"
      label={t('password')}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={t('passwordHint')}
      error={error}
    />
  )
}
