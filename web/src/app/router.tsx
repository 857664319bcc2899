import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { routes } from './routes'

/** The router, with the page of the present address already loaded, so that its first render shows it. */
export async function openRouter() {
  await loadPages(location.pathname)
  return createBrowserRouter(routes)
}

/** Loads what the routes of an address leave to be loaded. */
export async function loadPages(pathname: string) {
  const matched = matchRoutes(routes, pathname) ?? []
  await Promise.all(matched.map(({ route }) => loadRoute(route)))
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  // What fails here is tried again by the router, which shows the error.
  const loaded = await route.lazy().catch(() => undefined)
  if (loaded) Object.assign(route, loaded, { lazy: undefined })
}
