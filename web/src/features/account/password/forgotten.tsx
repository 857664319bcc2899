import { KeyRound } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useForgotPassword } from '../account.queries'
import { settingsTexts } from '../settings.texts'

/** She is known here, so the link to a new password goes out at once; who logs in with Google gets a first one so. */
export function Forgotten({ email }: { email: string }) {
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
