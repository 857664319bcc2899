import type { Progress } from '@kasama/contract/progress.api'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n/use-texts'
import { ErrorState } from '../../shared/ui/feedback/error-state'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton'
import { useProgress } from './progress.queries'
import { progressTexts } from './progress.texts'
import grid from './progress-grid.module.css'

type Props = { userId: number; children: (progress: Progress) => ReactNode }

/** Shows the page once its figures have arrived. */
export function LoadedProgress({ userId, children }: Props) {
  const t = useTexts(progressTexts)
  const progress = useProgress(userId)
  if (progress.data) return children(progress.data)
  if (progress.error) {
    return <ErrorState text={progress.error.message} action={t('tryAgain')} onAction={() => void progress.refetch()} />
  }
  return <ProgressSkeleton />
}

export function ProgressSkeleton() {
  return (
    <Loading className={grid.grid ?? ''}>
      <Skeleton shape="banner" className={grid.placeholder ?? ''} />
      <Skeleton shape="banner" />
    </Loading>
  )
}
