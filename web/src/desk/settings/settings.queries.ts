import { brand } from '@kasama/contract/brand'
import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { brandQuery } from '#desk-kit/brand-name.ts'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { settingsTexts as t } from './settings.texts'

type Name = 'brand' | 'mail-settings' | 'genie-settings' | 'voucher'

function storedQuery<N extends Name>(name: N) {
  return queryOptions({
    queryKey: name === 'brand' ? brandQuery.queryKey : ['desk-settings', name],
    queryFn: async ({ signal }) => {
      const stored = await deskRequest(`GET /admin/${name}` as 'GET /admin/brand', {}, { signal })
      return stored as unknown as Data<Calls[`GET /admin/${N}`]>
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** Reads stored settings, again each time the page is opened, since another admin may have changed them. */
export const useStoredSettings = <N extends Name>(name: N) => useQuery(storedQuery(name))

export function useSaveSettings<N extends Name>(name: N) {
  const queries = useQueryClient()
  const { queryKey } = storedQuery(name)
  return useDeskMutation(`POST /admin/${name}`, {
    onSuccess: async (stored) => {
      // A request made before this save could be answered after it, with the old values.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, stored as never)
      if (name === 'brand') Object.assign(brand, stored)
      showToast(t.saved)
    },
    // If another admin saved first, the stored values are shown beside those typed here.
    onError: (error) => {
      showToast(error.message, 'error')
      void queries.invalidateQueries({ queryKey })
    },
  })
}
