import { type DefaultError, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import { PartError } from '../parts/states/list-error'

type Props<D, K extends readonly unknown[]> = {
  /** What the part is, where it could not be loaded. */
  what: string
  query: UseQueryOptions<D, DefaultError, D, K>
  children: (data: D) => ReactNode
}

/** A part of the dashboard: what it shows, what stands there while that comes, or that it could not be loaded. */
export function Part<D, K extends readonly unknown[]>({ what, query, children }: Props<D, K>) {
  const { data, error, refetch } = useQuery(query)
  const failed = error && <PartError what={what} error={error} onRetry={() => void refetch()} />
  // What was seen before stays, with what went wrong above it.
  if (data !== undefined) {
    return (
      <>
        {failed}
        {children(data)}
      </>
    )
  }
  if (failed) return failed
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}
