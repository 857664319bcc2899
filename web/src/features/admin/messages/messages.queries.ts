import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '../coming-in/desk-request'

const messagesKey = ['desk', 'messages']

type Query = Input<Calls['GET /admin/messages']>['query']

export const useMessages = (query: Query) =>
  useQuery({
    queryKey: [...messagesKey, 'list', query],
    queryFn: () => deskRequest('GET /admin/messages', { query }),
    placeholderData: keepPreviousData,
  })

export const useThread = (id: number) =>
  useQuery({
    queryKey: [...messagesKey, 'one', id],
    queryFn: () => deskRequest('GET /admin/messages/:id', { params: { id } }),
  })

/** After something was done: lists, threads and the menu's count look again. */
export function useMessagesDone() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
