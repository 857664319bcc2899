import { matchRoutes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { openNavigation } from './navigation'
import { openRouter } from './router'

const routes = [
  { path: '/second', element: 'second' },
  { path: '*', element: 'first' },
]

/** Pushes these addresses; the page's own address is restored after the test. */
function goTo(...addresses: string[]) {
  const own = location.href
  onTestFinished(() => history.replaceState(null, '', own))
  for (const address of addresses) history.pushState(null, '', address)
}

test('whoever listens hears first of what has changed before', () => {
  goTo('/first')
  const navigation = openNavigation((pathname) => ({
    matches: matchRoutes(routes, pathname) ?? [],
    loading: undefined,
  }))
  navigation.navigator.push('/second')
  const heard: string[] = []
  navigation.listen(({ location }) => heard.push(location.pathname))
  expect(heard).toEqual(['/second'])
  navigation.navigator.push('/third')
  expect(heard).toEqual(['/second', '/third'])
})

test('who goes back while the first page is being downloaded gets the page before, downloaded', async () => {
  goTo('/about', '/contact')
  const opening = openRouter(false)
  history.back()
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  const { shown } = await opening
  await expect.poll(() => shown().location.pathname).toBe('/about')
  expect(shown().isLoading).toBe(false)
  expect(shown().matches.length).toBeGreaterThan(0)
  for (const { route } of shown().matches) expect(route).not.toHaveProperty('lazy', expect.any(Function))
})
