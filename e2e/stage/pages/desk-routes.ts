import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** Parses the desk's route table: each page's path and scope. */
export function deskRoutes(): { path: string; scope: string }[] {
  const file = readFileSync(new URL('../../../web/src/pages/desk/desk-routes.tsx', import.meta.url), 'utf8')
  const table = /const deskRoutes: DeskRoute\[\] = \[\n(.*?)\n\]\n/s.exec(file)?.[1] ?? ''
  const routes = [...table.matchAll(/path: '(.*?)',\s+scope: '(\w+)'/g)].map(([, path = '', scope = '']) => ({
    path,
    scope,
  }))
  expect(routes.length).toBe(table.match(/path:/g)?.length)
  return routes
}

/** URL path of a route, with an existing value for each parameter. */
export const deskPath = (path: string) =>
  `/admin/${path.replace(':language', 'phi').replace(/:\w+/g, '1')}`.replace(/\/$/, '')
