import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { profileQuery } from '../shared/api/profile.queries'
import { queryClient } from '../shared/api/query-client'
import { session } from '../shared/session/session'
import type { Page } from './lazy-page'
import { routes } from './routes'

/** How long the first render waits for its data; then it shows that it is still coming. */
const patienceMs = 1000

/** The router, with the page of the present address and what it shows already loaded, so that its first render shows it. */
export async function openRouter() {
  const matched = await loadPages(location.pathname)
  const prepared = matched.map(({ route, params }) => (route.Component as Page | undefined)?.prepare?.(params))
  const profile = session.token() && queryClient.prefetchQuery(profileQuery)
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled([document.fonts.ready, profile, ...prepared]), patience])
  return createBrowserRouter(routes)
}

/** Loads what the routes of an address leave to be loaded. */
export async function loadPages(pathname: string) {
  const matched = matchRoutes(routes, pathname) ?? []
  await Promise.all(matched.map(({ route }) => loadRoute(route)))
  return matched
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  // What fails here is tried again by the router, which shows the error.
  const loaded = await route.lazy().catch(() => undefined)
  if (loaded) Object.assign(route, loaded, { lazy: undefined })
}
