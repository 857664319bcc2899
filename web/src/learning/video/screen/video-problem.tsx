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
  /** Text about the person who can open it, for those who cannot. */
  lockedText?: string | undefined
  onRetry?: () => void
  /** A link that replaces the one to the library. */
  otherLink?: ReactNode
}

export const isVideoMissing = (error: Error) =>
  error instanceof RequestError && (error.code === 'not_found' || error.code === 'invalid_input')

/** A video that cannot be shown: gone, locked, or without a connection. */
export function VideoProblem({ error, lockedText, onRetry, otherLink }: Props) {
  const t = useTexts(videoTexts)
  const hasGone = error !== null && isVideoMissing(error)
  const library = otherLink || (
    <LinkButton look="line" to={useSession().web_token ? '/library' : '/public'}>
      {t('library')}
    </LinkButton>
  )
  return (
    <>
      <h1 className="sr-only">{t('player')}</h1>
      {error && !hasGone && onRetry ? (
        <LoadError error={error} onRetry={onRetry}>
          {library}
        </LoadError>
      ) : (
        <ErrorState text={hasGone ? t('notFound') : (lockedText ?? t('locked'))}>{library}</ErrorState>
      )}
    </>
  )
}
