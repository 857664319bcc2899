import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import { useSession } from '../../../shared/session/use-session'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { ErrorState } from '../../../shared/ui/feedback/error-state'
import { videoTexts } from '../video.texts'

type Props = { error: Error | null; onAgain?: () => void }

/** A video that cannot be shown: gone, locked, or the line is lost. */
export function VideoProblem({ error, onAgain }: Props) {
  const t = useTexts(videoTexts)
  const code = error instanceof RequestError ? error.code : undefined
  const isGone = code === 'not_found' || code === 'invalid_input'
  const text = error instanceof RequestError && !isGone ? error.message : t(error && !isGone ? 'broken' : 'notFound')
  const library = (
    <LinkButton look="line" to={useSession().web_token ? '/library' : '/public'}>
      {t('library')}
    </LinkButton>
  )
  if (!error) return <ErrorState text={t('locked')}>{library}</ErrorState>
  if (isGone || !onAgain) return <ErrorState text={text}>{library}</ErrorState>
  return (
    <ErrorState text={text} action={t('tryAgain')} onAction={onAgain}>
      {library}
    </ErrorState>
  )
}
