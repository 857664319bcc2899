import { matchRoutes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { openNavigation } from './navigation'
import { openRouter } from './router'

const routes = [
  { path: '/second', element: 'second' },
  { path: '*', element: 'first' },
]

/** Pushes these paths; the page's own URL is restored after the test. */
function goTo(...paths: string[]) {
  const ownUrl = location.href
  onTestFinished(() => history.replaceState(null, '', ownUrl))
  for (const path of paths) history.pushState(null, '', path)
}

test('a new listener gets the present page first', () => {
  goTo('/first')
  const navigation = openNavigation((pathname) => ({
    matches: matchRoutes(routes, pathname) ?? [],
    loading: undefined,
  }))
  navigation.navigator.push('/second')
  const visitedPaths: string[] = []
  navigation.listen(({ location }) => visitedPaths.push(location.pathname))
  expect(visitedPaths).toEqual(['/second'])
  navigation.navigator.push('/third')
  expect(visitedPaths).toEqual(['/second', '/third'])
})

test('going back while the first page is being downloaded shows the previous page, loaded', async () => {
  goTo('/about', '/contact')
  const opening = openRouter(false)
  history.back()
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  const { page } = await opening
  await expect.poll(() => page().location.pathname).toBe('/about')
  expect(page().isLoading).toBe(false)
  expect(page().matches.length).toBeGreaterThan(0)
  for (const { route } of page().matches) expect(route).not.toHaveProperty('lazy', expect.any(Function))
})
