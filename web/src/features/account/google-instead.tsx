import { useConfig } from '../../shared/api/queries/config.queries'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { Button } from '../../shared/ui/actions/button'
import { settingsTexts } from './settings.texts'

/** An account without a password: a fresh login with Google counts as a password check, which the server knows. */
export function GoogleInstead({ onPress }: { onPress: () => void }) {
  const t = useEmployerTexts(settingsTexts)
  if (!useConfig().data?.google_client_id) return null
  return (
    <Button look="quiet" block onClick={onPress}>
      {t('useGoogle')}
    </Button>
  )
}
