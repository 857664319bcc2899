import { isCardPage } from '@kasama/contract/people/card-pages.rules'
import type { FastifyInstance } from 'fastify'
import type { Environment } from './environment'
import { inlineStyleHashes } from './web'

const youtube = ['https://www.youtube.com', 'https://www.youtube-nocookie.com']
const youtubeScripts = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/']
const vimeo = ['https://player.vimeo.com']

/** Reset links, matched like the app does: their pages must not send the address as a referrer. */
const resetLink = /^\/reset(_worker)?\/./i

/** The desk's preview, which frames a worker's page. */
const preview = /^\/admin\/preview\/./

type Settings = {
  production: boolean
  environment: Environment
  googleClientId: string | null
  stripePublishableKey: string | null
  chatUrl: string | null
  /** The origin of the object store from which browsers read clips. */
  storeOrigin: string | null
}
type Providers = Pick<Settings, 'googleClientId' | 'chatUrl' | 'storeOrigin'> & { takesCards: boolean }

/** Sources for Google's sign-in button (Google Identity Services); none if it is not configured. */
function googleSignIn(clientId: string | null) {
  const at = (path: string) => (clientId ? [`https://accounts.google.com/gsi/${path}`] : [])
  return { script: at('client'), style: at('style'), rest: at('') }
}

/** Sources for Stripe's card fields and the bank's window (docs.stripe.com/security/guide); none on other pages. */
function stripeFields(isEnabled: boolean) {
  const hosts = (...names: string[]) => (isEnabled ? names.map((name) => `https://${name}.stripe.com`) : [])
  return { script: hosts('js', '*.js'), frame: hosts('js', '*.js', 'hooks'), connect: hosts('api') }
}

const permissions =
  'camera=(), geolocation=(), microphone=(self), payment=(self), usb=(), autoplay=(self "https://www.youtube.com" "https://www.youtube-nocookie.com" "https://player.vimeo.com"), fullscreen=*'

const isPage = (address: string) =>
  !/^\/((api|assets|icons|mail|people|pictures|media|uploads)\/.|[\w-]+\.(svg|css)(\?|$))/.test(address)

/** Pictures in mails are loaded from other origins. */
const isShownInMails = (address: string) => /^\/(mail|pictures)\/./.test(address)

/** A short policy for replies and files, which run and frame nothing: a page's policy takes a kilobyte. */
export const shortHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * One policy for the app: no inline script, no eval, and only the hosts of the video players and configured providers.
 */
function contentPolicy({ googleClientId, takesCards, chatUrl, storeOrigin }: Providers): string {
  const google = googleSignIn(googleClientId)
  const stripe = stripeFields(takesCards)
  // The provider's chat backend: answers, and their sounds.
  const chat = chatUrl ? [new URL(chatUrl).origin] : []
  const store = storeOrigin ? [storeOrigin] : []
  const directives = {
    'default-src': ["'none'"],
    // YouTube's player loads two scripts of its own; Vimeo's is part of the app.
    'script-src': ["'self'", ...youtubeScripts, ...google.script, ...stripe.script],
    // Hashes of the inline styles that the build wrote into pages and that players put into their shadow roots.
    'style-src': ["'self'", ...inlineStyleHashes().map((hash) => `'${hash}'`), ...google.style],
    'img-src': ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...chat, ...store],
    // The desk reads a clip again to draw its loudness, if the store's CORS rules allow it.
    'connect-src': ["'self'", ...google.rest, ...stripe.connect, ...chat, ...store],
    'frame-src': ["'self'", ...youtube, ...vimeo, ...google.rest, ...stripe.frame],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/** Headers are built once: every reply gets one of three sets. */
export function secureHeaders(app: FastifyInstance, settings: Settings) {
  const { production, environment, stripePublishableKey } = settings
  const always = {
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    // Installations other than production are not indexed.
    ...(environment !== 'production' && { 'x-robots-tag': 'noindex, nofollow' }),
  }
  const answerHeaders = { ...shortHeaders, ...always }
  const pageHeaders = {
    ...always,
    'content-security-policy': contentPolicy({ ...settings, takesCards: false }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  const forCards = contentPolicy({ ...settings, takesCards: true })
  const cardPageHeaders = stripePublishableKey ? { ...pageHeaders, 'content-security-policy': forCards } : pageHeaders
  const previewHeaders = {
    'content-security-policy': pageHeaders['content-security-policy'].replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (isPage(request.url)) {
      reply.headers(isCardPage(request.url.split('?', 1)[0] ?? '') ? cardPageHeaders : pageHeaders)
      if (resetLink.test(request.url)) reply.header('referrer-policy', 'no-referrer')
      if (preview.test(request.url)) reply.headers(previewHeaders)
    } else {
      reply.headers(answerHeaders)
    }
    if (isShownInMails(request.url)) reply.header('cross-origin-resource-policy', 'cross-origin')
    done()
  })
  // A 304 repeats nothing that the client has stored (RFC 9110, 15.4.5): a phone asks for many answers that are unchanged.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (reply.statusCode === 304) for (const name of Object.keys(pageHeaders)) reply.removeHeader(name)
    done(null, payload)
  })
}
