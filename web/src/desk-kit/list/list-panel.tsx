import type { ReactNode } from 'react'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { ListError } from '../states/list-error'
import styles from './list.module.css'

type Answer<D> = { data: D | undefined; error: unknown; isPending: boolean; refetch: () => unknown }
type Props<D> = {
  /** Search and filters. */
  head?: ReactNode
  /** The list's query; its rows are shown once they have loaded. */
  answer: Answer<D>
  children: (data: D) => ReactNode
}

/** The white panel of a list: its head, and the rows or a placeholder while they load; an error takes its place. */
export function ListPanel<D>({ head, answer, children }: Props<D>) {
  const { data, error, refetch } = answer
  if (error && data === undefined) return <ListError error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.panel}>
      {head && <div className={`row wrap gap-8 gap-x-12 ${styles.head}`}>{head}</div>}
      {data === undefined ? <Rows /> : children(data)}
    </div>
  )
}

function Rows() {
  return (
    <Loading className={styles.waiting ?? ''}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="title" width="most" />
      ))}
    </Loading>
  )
}
