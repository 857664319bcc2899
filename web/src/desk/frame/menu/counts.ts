import { useQuery } from '@tanstack/react-query'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { toDoQuery } from '#desk-kit/to-do.queries.ts'

/** Kinds of open tasks that the menu counts. */
export type CountName = 'messages' | 'redemptions'

/** Returns a count of the provider's desk; 0 at an organisation's. */
export function useCount(name: CountName): number {
  const { orgId } = useDesk()
  const { data } = useQuery({ ...toDoQuery, enabled: orgId === null })
  return (name === 'messages' ? data?.messages.count : data?.vouchers.count) ?? 0
}
