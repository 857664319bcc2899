import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type RouteMatch,
  type To,
} from 'react-router'
import { endProceeding, isBlocked } from '#shared/navigation/blocker.ts'
import { saveScrollPosition } from '../scroll-positions'

/** State of the page on screen; while another one is being downloaded, of the former one. */
export type PageState = { location: Location; matches: RouteMatch[]; isLoading: boolean; preventScrollReset: boolean }
type Listener = (page: PageState, flushSync: boolean) => void
type FindPages = (pathname: string) => { matches: RouteMatch[]; loading: Promise<unknown> | undefined }
export type Navigation = ReturnType<typeof openNavigation>

/**
 * Navigation over the browser's history. A page that must be downloaded is shown, with its URL, once it has loaded;
 * a later navigation cancels it. A navigation that `useBlocker` blocks waits.
 */
export function openNavigation(find: FindPages) {
  const history = createBrowserHistory()
  const { location } = history
  const { matches } = find(location.pathname)
  let page: PageState = { location, matches, isLoading: false, preventScrollReset: false }
  let listener: Listener | undefined
  let latestNumber = 0
  let onReturned: (() => void) | undefined

  function show(next: Partial<PageState>, flushSync = false) {
    page = { ...page, ...next }
    listener?.(page, flushSync)
  }

  function open(pathname: string, write: () => void, { preventScrollReset = false, flushSync }: NavigateOptions = {}) {
    const number = ++latestNumber
    saveScrollPosition(page.location)
    const { matches, loading } = find(pathname)
    function complete() {
      if (number !== latestNumber) return
      write()
      endProceeding()
      show({ location: history.location, matches, isLoading: false, preventScrollReset }, flushSync)
    }
    if (!loading) return complete()
    show({ isLoading: true })
    loading.then(complete)
  }

  function navigate(to: To, state: unknown, write: () => void, options?: NavigateOptions) {
    const { pathname = page.location.pathname } = typeof to === 'string' ? parsePath(to) : to
    const proceed = () => open(pathname, write, options)
    if (!isBlocked({ currentLocation: page.location, nextLocation: { pathname, state } }, proceed)) proceed()
  }

  history.listen(({ location: nextLocation, delta }) => {
    if (onReturned) return onReturned()
    let onBack = () => {}
    const returned = new Promise<void>((resolve) => {
      onBack = resolve
    })
    const proceed = () => void returned.then(() => history.go(delta ?? 0))
    // The browser has already moved: it is moved back while the reader decides.
    if (delta === null || !isBlocked({ currentLocation: page.location, nextLocation }, proceed))
      return open(nextLocation.pathname, () => {})
    onReturned = () => {
      onReturned = undefined
      onBack()
    }
    history.go(-delta)
  })

  const navigator: Navigator = {
    createHref: history.createHref,
    createURL: history.createURL,
    go: history.go,
    push: (to, state, options) => navigate(to, state, () => history.push(to, state), options),
    replace: (to, state, options) => navigate(to, state, () => history.replace(to, state), options),
  }
  return {
    navigator,
    page: () => page,
    /** Calls `next` on each change, and at once with the present page. */
    listen(next: Listener) {
      listener = next
      next(page, false)
      return () => {
        listener = undefined
      }
    },
  }
}
