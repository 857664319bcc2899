import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'

const all = ['desk', 'organisations']
type EndingQuery = Input<Calls['GET /admin/contracts/ending']>['query']

const organisationQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => deskRequest('GET /admin/organisations/:id', { params: { id } }, { signal }),
  })
export const useDeskOrganisation = (id: number) => useQuery(organisationQuery(id))

/** The name of an organisation; undefined without an id or until it is loaded. */
export function useOrganisationName(id: number | null): string | undefined {
  const { data } = useQuery({ ...organisationQuery(id ?? 0), enabled: id !== null })
  return data?.name
}

/** Contracts that end soon, the nearest first. */
export const endingPages = {
  queryKey: [...all, 'ending'],
  load: (query: EndingQuery, { signal }: { signal: AbortSignal }) =>
    deskRequest('GET /admin/contracts/ending', { query }, { signal }),
}

export const useOrganisationHome = (id: number) =>
  useQuery({
    queryKey: [...all, 'home', id],
    queryFn: ({ signal }) => deskRequest('GET /admin/organisations/:id/home', { params: { id } }, { signal }),
  })

/**
 * Returns a function that refetches lists, figures and banners after a change of an organisation, its contracts or
 * people.
 */
export function useRefetchOrganisations() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [['desk'], ['organisations'], ['organisation'], ['admins']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}
