import type { ReactNode } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { videoTexts } from '../video.texts'

type Props = {
  /** Null if the video is locked. */
  error: Error | null
  /** Text about who can open it, for those who cannot. */
  whomToAsk?: string | undefined
  onAgain?: () => void
  /** A link in place of the one to the library. */
  wayOn?: ReactNode
}

export const isGone = (error: Error) =>
  error instanceof RequestError && (error.code === 'not_found' || error.code === 'invalid_input')

/** A video that cannot be shown: gone, locked, or without a connection. */
export function VideoProblem({ error, whomToAsk, onAgain, wayOn }: Props) {
  const t = useTexts(videoTexts)
  const hasGone = error !== null && isGone(error)
  const library = wayOn || (
    <LinkButton look="line" to={useSession().web_token ? '/library' : '/public'}>
      {t('library')}
    </LinkButton>
  )
  return (
    <>
      <h1 className="sr-only">{t('player')}</h1>
      {error && !hasGone && onAgain ? (
        <LoadError error={error} onRetry={onAgain}>
          {library}
        </LoadError>
      ) : (
        <ErrorState text={hasGone ? t('notFound') : (whomToAsk ?? t('locked'))}>{library}</ErrorState>
      )}
    </>
  )
}
