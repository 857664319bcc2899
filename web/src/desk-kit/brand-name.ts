import { brand } from '@kasama/contract/brand'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { deskRequest } from './sign-in/desk-request'

export const brandQuery = queryOptions({
  queryKey: ['desk-settings', 'brand'],
  queryFn: ({ signal }) => deskRequest('GET /admin/brand', {}, { signal }),
})

/** The product's name, which a page of the desk may have changed since it was loaded. */
export const useBrandName = () => useQuery({ ...brandQuery, enabled: false }).data?.name ?? brand.name
