import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import type { ReactNode } from 'react'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useProgress } from './progress.queries'
import grid from './progress-grid.module.css'

type Props = { userId: number; children: (progress: Progress) => ReactNode }

/** Renders the page once its figures are loaded. */
export function LoadedProgress({ userId, children }: Props) {
  const progress = useProgress(userId)
  if (progress.data) return children(progress.data)
  if (progress.error) return <LoadError error={progress.error} onRetry={progress.refetch} />
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
