import { logOut } from '#shared/session/log-out.ts'
import { session } from '#shared/session/session.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'

/** Callbacks for the buttons of /dialog; `data` is the query's. */
const callbacks: Record<string, (data: string) => void> = {
  logout: () => void logOut().catch((error: Error) => showToast(error.message, 'error')),
  reminded: () => session.set({ is_new_session: '' }),
  tell: (data) => showToast(data),
}

/** Calls one of the fixed list by its name; any other name does nothing. */
export function runCallback(name: string | null, data: string) {
  if (name && Object.hasOwn(callbacks, name)) callbacks[name]?.(data)
}

/** Screens that a button of /dialog may lead to. */
const allowedScreens = new Set([
  '/',
  '/signup',
  '/library',
  '/video',
  '/subscribe',
  '/subscribe-2',
  '/subscribe-3',
  '/payment',
  '/payment_successful',
  '/worker-progress',
  '/worker-redeem',
  '/must-watch',
  '/public',
  '/w-library',
  '/worker-details',
  '/e-settings',
  '/e-settings-login',
  '/e-settings-pass',
  '/e-settings-plan',
  '/e-settings-card',
  '/payments',
  '/my-data',
  '/chat',
  '/contact',
  '/e-contact',
  '/about',
  '/e-about',
])

/** Returns the path and query if it is one of the app's own screens, otherwise the library. */
export function allowedPath(path: string | null): string {
  const base = 'http://app.invalid'
  const url = path ? parsed(path, base) : null
  const [, first = ''] = url?.pathname.split('/') ?? []
  const isAllowed = url?.origin === base && !url.pathname.startsWith('//') && allowedScreens.has(`/${first}`)
  return isAllowed ? `${url.pathname}${url.search}` : '/library'
}

function parsed(path: string, base: string): URL | null {
  try {
    return new URL(path, base)
  } catch {
    return null
  }
}
