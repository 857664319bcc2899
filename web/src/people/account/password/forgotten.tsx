import { KeyRound } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { useForgotPassword } from '../account.queries'
import { settingsTexts } from '../settings.texts'

/**
 * Her email is known, so the link to a new password is sent at once; a Google account gets its first password this way.
 */
export function ForgottenPassword({ email }: { email: string }) {
  const t = useEmployerTexts(settingsTexts)
  const ask = useForgotPassword()
  function send() {
    ask.mutate(email, {
      onSuccess: () => showToast(t('emailSent')),
      onError: (error) => showToast(error.message, 'error'),
    })
  }
  return (
    <Button look="quiet" busy={ask.isPending} icon={<KeyRound aria-hidden="true" />} onClick={send}>
      {t('forgotPassword')}
    </Button>
  )
}
