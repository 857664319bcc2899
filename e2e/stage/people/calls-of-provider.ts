import type { Page } from '@playwright/test'
import { calls } from '../../../contract/src/calls'

/** Calls that only the provider may make. */
const providerCalls = Object.entries(calls).filter(([, { access }]) => access === 'provider')

/** Calls of the provider that the server answered in this page. */
export function answeredProviderCalls(page: Page): string[] {
  const patterns = providerCalls.map(([key]) => {
    const [method, path = ''] = key.split(' ')
    return { method, path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) }
  })
  const answers: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const method = response.request().method()
    const isProviderCall = patterns.some((pattern) => pattern.method === method && pattern.path.test(pathname))
    if (isProviderCall && response.ok()) answers.push(`${method} ${pathname}`)
  })
  return answers
}
