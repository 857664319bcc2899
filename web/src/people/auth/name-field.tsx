import { CircleUserRound, Mail } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { authTexts } from './auth.texts'
import type { LoginRole } from './log-in'
import { registerTexts } from './register.texts'

type Props = { role: LoginRole; defaultValue: string; error: string | undefined }

/** Name of the account: an employer's email, a worker's User ID. */
export function NameField({ role, defaultValue, error }: Props) {
  const t = useTexts(authTexts)
  const isHelper = role === 'W'
  return (
    <TextField
      name="name"
      label={isHelper ? t('userId') : registerTexts.email}
      icon={isHelper ? <CircleUserRound aria-hidden="true" /> : <Mail aria-hidden="true" />}
      type={isHelper ? 'text' : 'email'}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={defaultValue}
      error={error}
    />
  )
}
