import { Navigate, useSearchParams } from 'react-router'
import styles from '../../features/help/help.module.css'
import { useIsOpenedByApp } from '../../features/help/opened-by-app'
import { Spinner } from '../../shared/ui/actions/spinner'
import { Empty } from '../../shared/ui/states/empty'

/** A loading screen with the query's text. */
export function LoadingPage() {
  const [query] = useSearchParams()
  if (!useIsOpenedByApp()) return <Navigate to="/" replace />
  return (
    <main tabIndex={-1} aria-busy="true" className={styles.waiting}>
      <Empty isPage title={query.get('msg') ?? ''} picture={<Spinner />} />
    </main>
  )
}
