import { IdCard } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { TextField } from '../../../shared/ui/forms/text-field'
import { workerTexts } from '../worker.texts'
import { QuietChoice } from './quiet-choice'
import type { useUserId } from './use-user-id'

type Props = { userId: ReturnType<typeof useUserId>; error: string | undefined; onTakeBack: () => void }

/** The User ID, and a button to take the former worker back. */
export function UserIdField({ userId, error, onTakeBack }: Props) {
  const t = useEmployerTexts(workerTexts)
  return (
    <>
      <TextField
        name="user_id"
        label={t('userId')}
        icon={<IdCard aria-hidden="true" />}
        value={userId.typed}
        onChange={(event) => userId.type(event.target.value)}
        hint={t(userId.isBack ? 'comesBack' : 'userIdHint')}
        error={error}
        ok={userId.isFree}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      {userId.former && !userId.isBack && (
        <QuietChoice onPress={onTakeBack}>{t('takeBack', { userId: userId.former })}</QuietChoice>
      )}
    </>
  )
}
