import { brand } from '@kasama/contract/brand'
import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { skipToken, useQuery } from '@tanstack/react-query'

export const brandKey = ['desk-settings', 'brand']

/** The product's name, which a page of the desk may have changed since it was loaded. */
export const useBrandName = () =>
  useQuery<Data<Calls['GET /admin/brand']>>({ queryKey: brandKey, queryFn: skipToken }).data?.name ?? brand.name
