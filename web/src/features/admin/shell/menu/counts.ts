import { useQuery } from '@tanstack/react-query'
import { toDoQuery } from '../../parts/to-do.queries'
import { useDesk } from '../desk-context'

/** Kinds of open tasks that the menu counts. */
export type CountName = 'messages' | 'redemptions'

/** Returns a count of the provider's desk; 0 at an organisation's. */
export function useCount(name: CountName): number {
  const { orgId } = useDesk()
  const { data } = useQuery({ ...toDoQuery, enabled: orgId === null })
  return (name === 'messages' ? data?.messages.count : data?.vouchers.count) ?? 0
}
