import { brand } from '@kasama/contract/brand'
import { htmlLanguages, type Text } from '@kasama/contract/language'
import type { FastifyInstance } from 'fastify'
import { pageLanguage } from './accepted-language'

const shortcutTexts: Record<'goOn' | 'practice' | 'genie', Text> = {
  goOn: { eng: 'Continue watching', phi: 'Ituloy ang panonood', ind: 'Lanjut menonton', mya: 'ဆက်ကြည့်မယ်' },
  practice: {
    eng: 'Three questions today',
    phi: '3 tanong ngayong araw',
    ind: '3 pertanyaan hari ini',
    mya: 'ဒီနေ့ မေးခွန်း 3 ခု',
  },
  genie: { eng: 'Ask Genie', phi: 'Magtanong kay Genie', ind: 'Tanya Genie', mya: 'Genie ကို မေးမယ်' },
}

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const screenshot = (shape: 'narrow' | 'wide', sizes: string) => ({
  src: `/icons/app-${shape}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: shape,
})

/** The manifest of the installed app, with the provider's brand, in the reader's language (w3.org/TR/appmanifest). */
function manifest(request: Parameters<typeof pageLanguage>[0]) {
  const language = pageLanguage(request)
  const shortcut = (name: Text, url: string) => ({ name: name[language], url, icons: [icon('app', 192)] })
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline[language],
    lang: htmlLanguages[language],
    start_url: '/library',
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f5',
    theme_color: '#035f44',
    categories: ['education'],
    icons: [
      icon('app', 192),
      icon('app', 512),
      icon('maskable', 512, 'maskable'),
      icon('monochrome', 512, 'monochrome'),
    ],
    // The library as a worker sees it: phones and computers show it in the large question before they install the app.
    screenshots: [screenshot('narrow', '540x1168'), screenshot('wide', '1280x800')].map((picture) => ({
      ...picture,
      label: brand.tagline[language],
    })),
    shortcuts: [
      shortcut(shortcutTexts.goOn, '/library'),
      shortcut(shortcutTexts.practice, '/practice'),
      shortcut(shortcutTexts.genie, '/chat'),
    ],
  }
}

/**
 * A service worker that ends itself: browsers fetch it in place of a broken one at their next page, and then open
 * everything from the server. Reports that wait for a connection are not in these caches.
 */
const endedServiceWorker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
  } finally {
    await self.registration.unregister()
  }
}
`

/** Serves the manifest, and, where `serviceWorker` is false, the script that ends the service workers of phones. */
export function serveInstalledApp(app: FastifyInstance, { serviceWorker }: { serviceWorker: boolean }) {
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' })
      .type('application/manifest+json')
      .send(manifest(request)),
  )
  if (serviceWorker) return
  app.get('/service-worker.js', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript').send(endedServiceWorker),
  )
}
