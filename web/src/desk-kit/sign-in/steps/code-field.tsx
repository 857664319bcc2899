import { fillIn } from '#shared/i18n/texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { signInTexts as t } from '../sign-in.texts'
import styles from './steps.module.css'

const codeLength = 6

/** Text for the missing digits; undefined if none is missing. */
export function missingDigits(code: string): string | undefined {
  const missing = codeLength - code.length
  if (missing <= 0) return undefined
  return missing === 1 ? t.oneMore : fillIn(t.moreDigits, { number: missing })
}

type Props = { value: string; onChange: (code: string) => void; error?: string | undefined; autoFocus?: boolean }

/** Six digits, in one field, so that a phone can fill them in. */
export function CodeField({ value, onChange, error, autoFocus = false }: Props) {
  return (
    <TextField
      label={t.code}
      className={styles.digits ?? ''}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      maxLength={codeLength + 1}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, codeLength))}
    />
  )
}
