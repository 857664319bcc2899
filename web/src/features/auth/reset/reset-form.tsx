import { showsPasswordHint } from '@kasama/contract/auth.rules'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { fillIn } from '../../../shared/i18n/texts'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { PasswordField } from '../../../shared/ui/forms/password-field'
import { ProblemSummary } from '../../../shared/ui/forms/problem-summary'
import { Phrases } from '../../../shared/ui/phrases'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../sign-in'
import { employerResetTexts } from './employer-reset.texts'
import { resetTexts } from './reset.texts'
import { useReset } from './use-reset'

/** `worker` is the User ID of the employer's worker, whose login somebody else may have made. */
type Props = { role: LoginRole; token: string; worker: string | null; onDone: () => void; onOld: () => void }

/** The new password, twice. A worker sees the rule before she types, an employer while hers is too short. */
export function ResetForm(props: Props) {
  const t = useTexts(resetTexts)
  const { problems, busy, submit, mend } = useReset(props)
  const [password, setPassword] = useState('')
  const isHelper = props.role === 'W'
  const hint = !isHelper && showsPasswordHint(password) ? employerResetTexts.hint : undefined
  return (
    <form noValidate className={styles.form} onSubmit={submit} onInput={mend}>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
        hint={hint}
        error={problems.password}
      />
      <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" error={problems.confirm} />
      {props.worker && (
        <label className={styles.check}>
          <input type="checkbox" name="end_worker_login" />
          <span>
            <b>{fillIn(employerResetTexts.endWorker, { userId: props.worker })}</b>
            {employerResetTexts.endWorkerHint}
          </span>
        </label>
      )}
      <ProblemSummary problems={problems} />
      <Button type="submit" block busy={busy} size={isHelper ? 'xl' : 'm'}>
        {t('save')}
      </Button>
      {isHelper && problems.password !== t('passwordTooShort') && (
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          <span>
            <Phrases>{t('passwordTooShort')}</Phrases>
          </span>
        </p>
      )}
    </form>
  )
}
