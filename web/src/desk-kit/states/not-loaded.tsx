import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { ListError } from './list-error'

type Props = { error: unknown; onRetry: () => void }

/** A page's content while it is loaded, or the error of loading it. */
export function NotLoaded({ error, onRetry }: Props) {
  if (error) return <ListError error={error} onRetry={onRetry} />
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}
