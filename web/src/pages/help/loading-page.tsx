import { Navigate, useSearchParams } from 'react-router'
import styles from '#people/help/help.module.css'
import { useIsOpenedByApp } from '#people/help/opened-by-app.ts'
import { Spinner } from '#shared/ui/actions/spinner.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'

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
