import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
// Inlined in the script, because it is shown when nothing can be downloaded.
import noInternet from '#assets/art/no-internet.svg?inline'
import { RequestError } from '../../api/request-error'
import { useTexts } from '../../i18n/use-texts'
import { useOfflineParts } from '../../service-worker/offline-parts'
import { useSession } from '../../session/use-session'
import { Button } from '../actions/button'
import { ErrorState } from './error-state'
import { loadErrorTexts } from './load-error.texts'

type Props = {
  error: unknown
  onRetry: () => void
  /** Another link. */
  children?: ReactNode
}

/**
 * A failed download: the reason, and a button to retry. A worker who is offline reads that nothing of hers is lost, and,
 * once the parts for that are loaded, what she can do.
 */
export function LoadError({ error, onRetry, children }: Props) {
  const t = useTexts(loadErrorTexts)
  const { role } = useSession()
  const text = error instanceof RequestError ? error.message : t('failed')
  const isOffline = error instanceof RequestError && error.code === 'network'
  const offline = useOfflineParts()
  if (isOffline && offline) return <offline.NeedsInternet onRetry={onRetry}>{children}</offline.NeedsInternet>
  return (
    <ErrorState
      {...(isOffline && {
        title: t('noInternet'),
        picture: <img src={noInternet} alt="" width={240} height={150} />,
      })}
      text={isOffline && role === 'W' ? t('progressSaved') : text}
    >
      <Button size={isOffline ? 'xl' : 'm'} icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {children}
    </ErrorState>
  )
}
