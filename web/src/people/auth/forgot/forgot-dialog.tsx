import { KeyRound } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../log-in'
import { employerForgotTexts } from './employer-forgot.texts'
import { ForgotForm } from './forgot-form'

type Props = { role: LoginRole; name: string; onClose: () => void }

export function ForgotDialog({ role, name, onClose }: Props) {
  const t = useTexts(authTexts)
  return (
    <Dialog
      open
      title={t('forgot')}
      text={role === 'E' ? employerForgotTexts.explanation : undefined}
      picture={
        <span className={styles.mango}>
          <Leaf size={72}>
            <KeyRound aria-hidden="true" />
          </Leaf>
        </span>
      }
      onDismiss={onClose}
    >
      <ForgotForm role={role} name={name} onSent={onClose} />
    </Dialog>
  )
}
