import { CircleQuestionMark, KeyRound } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { ForgotLink } from '../forgot/forgot-link'

/** Help for a helper who can't log in. */
export function HelperLinks({ onForgot }: { onForgot: () => void }) {
  const t = useTexts(authTexts)
  return (
    <>
      <p className={styles.middle}>
        <ForgotLink who="W" icon={<KeyRound aria-hidden="true" />} onOpen={onForgot} />
      </p>
      <p className={styles.hint}>
        <CircleQuestionMark aria-hidden="true" />
        <span>
          <Phrases>{t('whereFrom')}</Phrases>
        </span>
      </p>
    </>
  )
}
