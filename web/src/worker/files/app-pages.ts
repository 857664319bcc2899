import { release } from '../release.ts'

const cacheName = `pages-${release.name}`

/** The addresses whose first HTML is kept: each stands for all pages that the server answers with the same HTML. */
const shells = { library: '/library', lesson: '/video/0', other: '/chat' }

/** Pages of logged-in readers, without those about money, passwords and accounts. */
const appPagePattern =
  /^\/(library|video\/\d+|worker-progress|worker-redeem|w-library|must-watch|chat|practice|on-this-phone|reminders)\/?$/

/** Addresses that the server answers itself, with a document or a file. */
const serverPagePattern = /^\/(api|media|pictures|uploads|dev|unsubscribe|admin|c)(\/|$)|\./

function shellOf(path: string): string {
  if (path.startsWith('/library')) return shells.library
  return path.startsWith('/video/') ? shells.lesson : shells.other
}

/** Keeps the first HTML of this release: the app starts from it without internet. */
export async function keepPages() {
  await Promise.all(Object.values(shells).map(keepPage))
}

/** Fetches the pages that are gone: with the browser's storage, or with a release that ended. */
export async function keepMissingPages() {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(
    Object.values(shells)
      .filter((address) => !kept.has(address))
      .map(keepPage),
  )
}

/**
 * Stores a page as the server sends it now, with the brand and the banner of this installation. A page of another
 * release is not stored: its files are not on the device yet.
 */
async function keepPage(address: string) {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok || !(await response.clone().text()).includes(release.entry)) return
  const cache = await caches.open(cacheName)
  await cache.put(address, response)
}

export async function removeFormerPages() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('pages-') && name !== cacheName).map((name) => caches.delete(name)),
  )
}

/** Lets the next page come from the server: this release's files are gone there. */
export const removePages = async () => {
  await caches.delete(cacheName)
}

/** Whether `openPage` answers a navigation to this path. */
export const isAnsweredHere = (path: string) => !serverPagePattern.test(path)

/**
 * The first HTML for a navigation. The app's own pages come from the device at once and are checked in the background;
 * all others come from the server, and from the device only if it is not reached.
 */
export async function openPage(event: FetchEvent, path: string): Promise<Response> {
  const shell = shellOf(path)
  const stored = await caches.match(shell, { cacheName, ignoreVary: true }).catch(() => undefined)
  const isAppPage = appPagePattern.test(path)
  // Also where none is stored, after a release that was gone for a while.
  if (isAppPage) event.waitUntil(keepPage(shell).catch(() => {}))
  if (stored && isAppPage) return stored
  try {
    return await fetch(event.request)
  } catch (error) {
    if (stored) return stored
    throw error
  }
}
