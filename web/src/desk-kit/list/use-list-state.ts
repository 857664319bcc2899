import { pageSize } from '@kasama/contract/lists.rules'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type ListSpec<Filter extends string> = {
  /** The names of the list's filters, as the call's query spells them. */
  filters?: readonly Filter[]
  /** Possible values of a filter; others in the address are ignored. A filter without them may have any value. */
  known?: { [F in Filter]?: readonly string[] }
  /** Orders of the list; the first is the usual one, which the address does not name. */
  sorts?: readonly string[]
}

/**
 * State of a list, kept in the address, so that a reload, a link and the browser's Back restore it. `query` is for the
 * call; `set` changes search, filters or order and goes to the first page ('' removes one).
 */
export function useListState<Filter extends string = never>({ filters = [], known, sorts = [] }: ListSpec<Filter>) {
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
  const chosen = Object.fromEntries(filters.map((name) => [name, knownValue(name)])) as Record<Filter, string>

  function knownValue(name: Filter): string {
    const value = params.get(name) ?? ''
    return known?.[name]?.includes(value) === false ? '' : value
  }

  function set(change: Record<string, string>, { replace = false } = {}) {
    const next = new URLSearchParams(latest.current)
    for (const name of ['cursor', 'page']) next.delete(name)
    for (const [name, value] of Object.entries(change)) {
      if (value === '' || (name === 'sort' && value === sorts[0])) next.delete(name)
      else next.set(name, value)
    }
    latest.current = next
    setParams(next, { replace, preventScrollReset: true })
  }

  /** Removes search and filters; the order stays. */
  const clear = () => set({ q: '', ...Object.fromEntries(filters.map((name) => [name, ''])) })

  function toNext(nextCursor: string) {
    const next = new URLSearchParams(params)
    next.set('cursor', nextCursor)
    next.set('page', String(page + 1))
    navigate({ search: `?${next}` }, { state: { isForward: true } })
  }

  function toBefore() {
    // The page before is in the browser's history if the admin came from it; otherwise only the first page is known.
    if (state?.isForward) navigate(-1)
    else set({})
  }

  const isNarrowed = q !== '' || filters.some((name) => chosen[name] !== '')
  const query = {
    ...(q && { q }),
    ...given(chosen),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
    limit: pageSize,
  }
  return { q, filters: chosen, sort, cursor, page, query, isNarrowed, set, clear, toNext, toBefore }
}

/** State of any list, whatever the names of its filters. */
export type ListState = Omit<ReturnType<typeof useListState<string>>, 'query'>

/** Filters that are set; empty ones are not sent to the server. */
function given<Filter extends string>(filters: Record<Filter, string>): { [F in Filter]?: string } {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as { [F in Filter]?: string }
}
