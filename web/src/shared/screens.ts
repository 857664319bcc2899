/** Addresses whose screens exist. Menus, header and footer link only to these. */
const built = new Set([
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
  '/must-watch',
  '/public',
  '/w-library',
  '/worker-details',
  '/e-settings',
  '/e-settings-login',
  '/e-settings-pass',
  '/my-data',
  '/contact',
  '/e-contact',
  '/about',
  '/e-about',
])

export const exists = (path: string) => built.has(path)
