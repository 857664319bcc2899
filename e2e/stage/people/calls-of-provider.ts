import type { Page } from '@playwright/test'
import { calls } from '../../../contract/src/calls'

/** Calls that only the provider may make. */
const ofProvider = Object.entries(calls).filter(([, { access }]) => access === 'provider')

/** Calls of the provider that the server answered in this page. */
export function answered(page: Page): string[] {
  const patterns = ofProvider.map(([key]) => {
    const [method, path = ''] = key.split(' ')
    return { method, path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) }
  })
  const seen: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const method = response.request().method()
    const isProviders = patterns.some((one) => one.method === method && one.path.test(pathname))
    if (isProviders && response.ok()) seen.push(`${method} ${pathname}`)
  })
  return seen
}
