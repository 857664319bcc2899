import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

const accountsKey = ['desk', 'accounts']

export type AccountQuery = Input<Calls['GET /admin/accounts']>['query']

export const useAccounts = (query: AccountQuery) =>
  useQuery({
    queryKey: [...accountsKey, 'list', query],
    queryFn: () => deskRequest('GET /admin/accounts', { query }),
    placeholderData: keepPreviousData,
  })

export const useViews = () =>
  useQuery({ queryKey: [...accountsKey, 'views'], queryFn: () => deskRequest('GET /admin/accounts/views') })

export const useAccount = (id: number) =>
  useQuery({
    queryKey: [...accountsKey, 'one', id],
    queryFn: () => deskRequest('GET /admin/accounts/:id', { params: { id } }),
  })
