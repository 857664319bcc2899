import { matchRoutes, type RouteObject } from 'react-router'
import { profileQuery } from '#shared/api/queries/profile.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { session } from '#shared/session/session.ts'
import type { Page } from './lazy-page'
import { openNavigation } from './navigation'
import { routes } from './routes'

/** Time for which a prerendered screen waits for the app's first data before it is hydrated without. */
const hydrationWaitMs = 1000

/** Time limit of a page's download, after which it counts as failed. */
const maxDownloadMs = 60_000

/**
 * Creates the router, with the page of the present URL loaded and its data requested. Where the screen is
 * prerendered, the first render waits for the data, so that nothing flickers; elsewhere it shows skeletons at once.
 */
export async function openRouter(isPrerendered: boolean) {
  const profile = session.token() && queryClient.prefetchQuery(profileQuery)
  const { matches, loading } = findPages(location.pathname)
  // Opened before anything is awaited: she may go back while the first page is being downloaded.
  const navigation = openNavigation(findPages)
  await loading
  const prepared = matches.map(({ route, params }) => (route.Component as Page | undefined)?.prepare?.(params))
  const timeout = new Promise((resolve) => setTimeout(resolve, hydrationWaitMs))
  if (isPrerendered) await Promise.race([Promise.allSettled([profile, ...prepared]), timeout])
  return navigation
}

/** The routes of a path; `loading` resolves once all of them are downloaded. */
export function findPages(pathname: string) {
  const matches = matchRoutes(routes, pathname) ?? []
  const missing = matches.filter(({ route }) => route.lazy)
  const loading = missing.length > 0 ? Promise.all(missing.map(({ route }) => loadRoute(route))) : undefined
  return { matches, loading }
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  // A failed download is retried when the page is next opened.
  let stopWaiting = () => {}
  const timeout = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, maxDownloadMs)
    stopWaiting = () => clearTimeout(timer)
  })
  const loaded = await Promise.race([route.lazy().catch(() => undefined), timeout])
  // The build downloads routes too: its process would wait for the timer.
  stopWaiting()
  if (loaded) Object.assign(route, loaded, { lazy: undefined })
}
