import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import { useSession } from '../../../shared/session/use-session'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { ErrorState } from '../../../shared/ui/feedback/error-state'
import { LoadError } from '../../../shared/ui/feedback/load-error'
import { videoTexts } from '../video.texts'

type Props = { /** None where the video is locked. */ error: Error | null; onAgain?: () => void }

/** A video that cannot be shown: gone, locked, or the line is lost. */
export function VideoProblem({ error, onAgain }: Props) {
  const t = useTexts(videoTexts)
  const code = error instanceof RequestError ? error.code : undefined
  const isGone = code === 'not_found' || code === 'invalid_input'
  const library = (
    <LinkButton look="line" to={useSession().web_token ? '/library' : '/public'}>
      {t('library')}
    </LinkButton>
  )
  return (
    <>
      <h1 className="sr-only">{t('player')}</h1>
      {error && !isGone && onAgain ? (
        <LoadError error={error} onRetry={onAgain}>
          {library}
        </LoadError>
      ) : (
        <ErrorState text={t(isGone ? 'notFound' : 'locked')}>{library}</ErrorState>
      )}
    </>
  )
}
