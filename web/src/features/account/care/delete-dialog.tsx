import type { Profile } from '@kasama/contract/account.api'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../shared/api/query-client'
import { useTexts } from '../../../shared/i18n/use-texts'
import { session } from '../../../shared/session/session'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Ticks } from '../../../shared/ui/rows/ticks'
import { MissingParts } from '../../../shared/ui/states/missing-parts'
import { deleteAccount } from '../account.queries'
import { PasswordPrompt } from '../password-prompt'
import { careTexts } from './care.texts'
import { useLosses } from './use-losses'

type Props = { profile: Profile; onClose: () => void }

/** Lists what is lost with the account, asks for the password, and deletes the account for good. */
export function DeleteDialog({ profile, onClose }: Props) {
  const t = useTexts(careTexts)
  const navigate = useNavigate()
  const { losses, plan } = useLosses(profile)
  async function remove() {
    await deleteAccount()
    session.clear()
    queryClient.clear()
    showToast(t('deleted'))
    navigate('/', { replace: true })
  }
  return (
    <PasswordPrompt
      profile={profile}
      title={t('question')}
      action={t('delete')}
      isDanger
      dismiss={t('keep')}
      onConfirmed={remove}
      onDismiss={onClose}
    >
      <Ticks lacks={losses} />
      <MissingParts parts={[plan]} />
    </PasswordPrompt>
  )
}
