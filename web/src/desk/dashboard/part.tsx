import { type DefaultError, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PartError } from '#desk-kit/states/list-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'

type Props<D, K extends readonly unknown[]> = {
  /** Name of the part, for its error. */
  what: string
  query: UseQueryOptions<D, DefaultError, D, K>
  children: (data: D) => ReactNode
}

/** A part of the dashboard: its content, a placeholder while that loads, or its error. */
export function Part<D, K extends readonly unknown[]>({ what, query, children }: Props<D, K>) {
  const { data, error, refetch } = useQuery(query)
  const failed = error && <PartError what={what} error={error} onRetry={() => void refetch()} />
  // Data that was loaded before stays, with the error above it.
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
