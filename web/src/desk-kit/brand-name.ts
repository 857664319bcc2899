import { brand } from '@kasama/contract/brand'
import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { useQuery } from '@tanstack/react-query'

export const brandKey = ['desk-settings', 'brand']

/** The product's name, which a page of the desk may have changed since it was loaded. */
export const useBrandName = () =>
  useQuery<Data<Calls['GET /admin/brand']>>({ queryKey: brandKey, enabled: false }).data?.name ?? brand.name
