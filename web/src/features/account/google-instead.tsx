import { useConfig } from '../../shared/api/queries/config.queries'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { settingsTexts } from './settings.texts'

/** For an account without a password: the server counts a fresh login with Google as a password check. */
export function GoogleInstead({ onPress }: { onPress: () => void }) {
  const t = useEmployerTexts(settingsTexts)
  if (!useConfig().data?.google_client_id) return null
  return (
    <Button look="quiet" block onClick={onPress}>
      {t('useGoogle')}
    </Button>
  )
}
