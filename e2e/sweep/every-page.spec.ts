import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { deskRoutes } from '../stage/pages/desk-routes'
import { walks } from './walks'

const readText = (path: string) => readFileSync(path, 'utf8')
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match)

/** The paths of the app's route table, without redirects. */
function appRoutes(): string[] {
  const lines = readText('web/src/app/routes/routes.tsx')
    .split('\n')
    .filter((line) => !line.includes('...to('))
  const routes = matchesOf(lines.join('\n'), /path: '(.*?)'/g)
  expect(routes.length).toBeGreaterThan(40)
  return routes.filter((route) => route !== '/admin/*')
}

function routesOfDesk(): string[] {
  const [, gates = ''] = readText('web/src/pages/desk/desk-routes.tsx').split('export const gateRoutes')
  const paths = [...deskRoutes().map(({ path }) => path), ...matchesOf(gates, /path: '(.*?)'/g)]
  return paths.map((path) => `/admin/${path}`.replace(/\/$/, ''))
}

/** Responses of the server that are no pages for readers; mails have a test of their own. */
const files = ['/robots.txt', '/sitemap.xml', '/exports/:pass']
const mails = /^\/dev\/outbox\/:name/

/** Paths of pages that the server renders by itself. */
function serverPages(): string[] {
  const root = 'server/src'
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pages.ts'))
  const sources = names.map((name) => readText(join(root, name)))
  const pages = sources.flatMap((source) => matchesOf(source, /\.get(?:<[^(]*>)?\(\s*'(\/[^']*)'/g))
  expect(pages).toContain('/unsubscribe')
  return pages.filter((page) => !files.includes(page) && !mails.test(page))
}

/** Paths of pages from the build in which no app starts. */
function builtPages(): string[] {
  const names = readdirSync('web/dist').filter((name) => name.endsWith('.html'))
  const pages = names
    .filter((name) => !readText(join('web/dist', name)).includes('type="module"'))
    .map((name) => `/${name}`)
  expect(pages).toContain('/faq.html')
  return pages
}

const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replace(/\./g, '\\.')
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  )
/** Sorts routes by the number of parameters: the most exact one applies, as in the app. */
const exactness = (route: string) => (route === '*' ? 9 : (route.match(/:/g)?.length ?? 0))

test('every page has a screen in the sweep, and names of screens are unique @main', () => {
  const screens = walks.flatMap((walk) => walk.screens)
  const paths = screens.map(({ path }) => path.replace(/\?.*/, '').replace(/\{\w+\}/g, '1'))
  const routes = [...new Set([...appRoutes(), ...routesOfDesk(), ...serverPages(), ...builtPages()])]
  /** The server and the app may both have a route for it. */
  const routesOf = (path: string) => {
    const matching = routes.filter((route) => patternOf(route).test(path))
    const exactest = Math.min(...matching.map(exactness))
    return matching.filter((route) => exactness(route) === exactest)
  }
  const opened = new Set(paths.flatMap(routesOf))
  const missing = routes.filter((route) => !opened.has(route))
  expect(missing, 'have no line in e2e/sweep/rooms').toEqual([])
  const names = screens.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
