import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

const messagesKey = ['desk', 'messages']

export const useThread = (id: number) =>
  useQuery({
    queryKey: [...messagesKey, 'one', id],
    queryFn: () => deskRequest('GET /admin/messages/:id', { params: { id } }),
  })

/** Returns a function that refetches every query of the desk: lists, threads and the menu's counts. */
export function useRefetchMessages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
