import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { certificateTexts } from './certificate.texts'
import styles from './code-form.module.css'

/** Asks for a certificate's code, as printed on paper. */
export function CodeForm() {
  const t = useTexts(certificateTexts)
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  function check(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim().replace(/\s+/g, '-')
    if (typed !== '') navigate(`/c/${encodeURIComponent(typed)}`)
  }
  return (
    <form className={styles.form} onSubmit={check}>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        placeholder="XXXX-XXXX-XXXX"
      />
      <Button type="submit" size="xl" block>
        {t('check')}
      </Button>
    </form>
  )
}
