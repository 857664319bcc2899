import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type ListSpec<Filter extends string, Sort extends string> = {
  /** The names of the list's filters, as the call's query spells them. */
  filters?: readonly Filter[]
  /** Orders of the list; the first is the usual one, which the address does not name. */
  sorts?: readonly Sort[]
}

type Change<Filter extends string, Sort extends string> = {
  q?: string
  sort?: Sort
} & { [F in Filter]?: string }

/** Rows on a page. */
export const pageSize = 24

/**
 * State of a list, kept in the address, so that a reload, a link and the browser's Back restore it. `query` is for the
 * call; `set` changes search, filters or order and goes to the first page ('' removes one).
 */
export function useListState<Filter extends string = never, Sort extends string = never>({
  filters = [],
  sorts = [],
}: ListSpec<Filter, Sort>) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  // A change may follow another one before the page is rendered with the first.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])

  const q = params.get('q') ?? ''
  const cursor = params.get('cursor') ?? ''
  const page = cursor === '' ? 1 : Math.max(2, Number(params.get('page')) || 2)
  const sort = sorts.find((one) => one === params.get('sort')) ?? sorts[0]
  const chosen = Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])) as Record<Filter, string>

  function set(change: Change<Filter, Sort>, { replace = false } = {}) {
    const next = new URLSearchParams(latest.current)
    for (const name of ['cursor', 'page']) next.delete(name)
    for (const [name, value] of Object.entries(change) as [string, string][]) {
      if (value === '' || (name === 'sort' && value === sorts[0])) next.delete(name)
      else next.set(name, value)
    }
    latest.current = next
    setParams(next, { replace, preventScrollReset: true })
  }

  /** Like `set`, for callers that have the names of search, order and filters as data. */
  const narrow = (change: Record<string, string>, options: { replace?: boolean } = {}) =>
    set(change as Change<Filter, Sort>, options)

  /** Removes search and filters; the order stays. */
  function clear() {
    set({ q: '', ...Object.fromEntries(filters.map((name) => [name, ''])) } as Change<Filter, Sort>)
  }

  function toNext(nextCursor: string) {
    const next = new URLSearchParams(params)
    next.set('cursor', nextCursor)
    next.set('page', String(page + 1))
    navigate({ search: `?${next}` }, { state: { isForward: true } })
  }

  function toBefore() {
    // The page before is in the browser's history if the admin came from it; otherwise only the first page is known.
    if (state?.isForward) navigate(-1)
    else set({} as Change<Filter, Sort>)
  }

  const isNarrowed = q !== '' || filters.some((name) => chosen[name] !== '')
  const query = {
    ...(q && { q }),
    ...given(chosen),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
    limit: pageSize,
  }
  return { q, filters: chosen, sort, cursor, page, query, isNarrowed, set, narrow, clear, toNext, toBefore }
}

export type ListState = ReturnType<typeof useListState<string, string>>

/** Filters that are set; empty ones are not sent to the server. */
function given<Filter extends string>(filters: Record<Filter, string>): { [F in Filter]?: string } {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as { [F in Filter]?: string }
}
