import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
// Inlined in the script, because it is shown when nothing can be downloaded.
import noInternet from '#assets/art/no-internet.svg?inline'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { isPlayable } from '#shared/saved-lessons/stored/phone-lesson.ts'
import { useSavedLessons } from '#shared/saved-lessons/use-saved-lessons.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { offlineTexts } from './offline.texts'

type Props = { onRetry: () => void; children?: ReactNode }

/** In place of a part of a screen that needs internet: that it does, and what a worker can do without. */
export function NeedsInternet({ onRetry, children }: Props) {
  const t = useTexts(offlineTexts)
  const isWorker = useSession().role === 'W'
  const canWatch = useSavedLessons().some((lesson) => isPlayable(lesson))
  return (
    <ErrorState
      title={t('pageNeeds')}
      picture={<img src={noInternet} alt="" width={240} height={150} />}
      text={t(isWorker && canWatch ? 'canWatch' : 'comesBack')}
    >
      {isWorker && (
        <LinkButton to="/library" size="xl">
          {t('toLessons')}
        </LinkButton>
      )}
      <Button look={isWorker ? 'line' : 'filled'} icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {children}
    </ErrorState>
  )
}
