import { useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

const accountsKey = ['desk', 'accounts']

export const useViews = () =>
  useQuery({ queryKey: [...accountsKey, 'views'], queryFn: () => deskRequest('GET /admin/accounts/views') })

export const useAccount = (id: number) =>
  useQuery({
    queryKey: [...accountsKey, 'one', id],
    queryFn: () => deskRequest('GET /admin/accounts/:id', { params: { id } }),
  })
