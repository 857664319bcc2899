import type { Page } from '@playwright/test'
import { calls } from '../../../contract/src/calls'

/** The calls that are the provider's alone. */
export const ofProvider = Object.entries(calls).filter(([, { access }]) => access === 'provider')

/** Those of them that the server answered in this page. */
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

/** Makes each of them as who is signed in; answers what she gets. */
export const tryAll = (page: Page) =>
  page.evaluate(
    async (keys) => {
      const authorization = `Bearer ${localStorage.getItem('web_token')}`
      const call = async (key: string) => {
        const [method = '', path = ''] = key.split(' ')
        const reply = await fetch(`/api${path.replace(/:\w+/g, '1')}`, { method, headers: { authorization } })
        const { code, data } = await reply.json()
        return [key, reply.status, code, data ?? null]
      }
      const all: unknown[] = []
      for (const key of keys) all.push(await call(key))
      return all
    },
    ofProvider.map(([key]) => key),
  )
