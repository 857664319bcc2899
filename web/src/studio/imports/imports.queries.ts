import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

const importsKey = ['desk', 'imports']
const oftenMs = 1000

export const useImports = () =>
  useQuery({ queryKey: [...importsKey, 'list'], queryFn: () => deskRequest('GET /admin/imports'), staleTime: 0 })

const moving = ['arriving', 'checking', 'loading']

/** Reads an import, again each second while it arrives, is checked or is loaded. */
export const useImport = (id: number) =>
  useQuery({
    queryKey: [...importsKey, id],
    queryFn: () => deskRequest('GET /admin/imports/:id', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && moving.includes(state.data.state) ? oftenMs : false),
  })

/** Returns a function that refetches every query of the desk, because an import changes lessons as well. */
export function useRefetchImports() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['desk'] })
}
