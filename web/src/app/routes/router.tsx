import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { profileQuery } from '../../shared/api/profile.queries'
import { queryClient } from '../../shared/api/query-client'
import { session } from '../../shared/session/session'
import type { Page } from './lazy-page'
import { routes } from './routes'

/** How long a screen that the build has drawn stays while the app's first data is on its way. */
const patienceMs = 1000

/**
 * The router, with the page of the present address loaded and its data asked for. Where the screen is already drawn, the
 * first render waits for the data, so that nothing on it goes grey; elsewhere it shows at once what is still coming.
 */
export async function openRouter(isDrawn: boolean) {
  const profile = session.token() && queryClient.prefetchQuery(profileQuery)
  const matched = await loadPages(location.pathname)
  const prepared = matched.map(({ route, params }) => (route.Component as Page | undefined)?.prepare?.(params))
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  if (isDrawn) await Promise.race([Promise.allSettled([profile, ...prepared]), patience])
  return createBrowserRouter(routes)
}

/** Loads the lazy routes that match an address. */
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
