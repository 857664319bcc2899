import { useQuery } from '@tanstack/react-query'
import { toDoQuery } from '../../dashboard/dashboard.queries'
import { useDesk } from '../desk-context'

/** What waits for somebody, as the menu says it. */
export type CountName = 'messages' | 'redemptions'

/** Of the provider's desk; an organisation's has none. */
export function useCount(name: CountName): number {
  const { orgId } = useDesk()
  const { data } = useQuery({ ...toDoQuery, enabled: orgId === null })
  return (name === 'messages' ? data?.messages.count : data?.vouchers.count) ?? 0
}
