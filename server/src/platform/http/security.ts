import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { inlineStyleHashes } from './web'

const youtube = ['https://www.youtube.com', 'https://www.youtube-nocookie.com']
const vimeo = ['https://player.vimeo.com']

/** A link to a new password: no request that its page makes may carry it on. */
const resetLink = /^\/reset(_worker)?\/./

type Settings = { production: boolean; googleClientId: string | null }

/** What Google's sign-in button needs (Google Identity Services); nothing where it is not configured. */
function googleSignIn(clientId: string | null) {
  const at = (path: string) => (clientId ? [`https://accounts.google.com/gsi/${path}`] : [])
  return { script: at('client'), style: at('style'), rest: at('') }
}

const permissions =
  'camera=(), geolocation=(), microphone=(self), payment=(self), usb=(), autoplay=(self "https://www.youtube.com" "https://www.youtube-nocookie.com" "https://player.vimeo.com"), fullscreen=*'

const isPage = (address: string) => !/^\/(api(?!\/docs)|assets|pictures|media)\//.test(address)

/** Answers and files run nothing and frame nothing: some words for them, where a page's take a kilobyte. */
const shortHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** One policy for the app: no inline script, no eval, and only the hosts of the video players and configured providers. */
export async function secureHeaders(app: FastifyInstance, { production, googleClientId }: Settings) {
  const google = googleSignIn(googleClientId)
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...youtube, ...vimeo, ...google.script],
        // The build names the styles that it wrote into pages, and those that players put into their shadow roots.
        styleSrc: ["'self'", ...inlineStyleHashes().map((hash) => `'${hash}'`), ...google.style],
        imgSrc: ["'self'", 'data:', 'https://i.ytimg.com', 'https://i.vimeocdn.com'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...google.rest],
        frameSrc: [...youtube, ...vimeo, ...google.rest],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  const headers = {
    ...shortHeaders,
    ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', async (request, reply) => {
    if (isPage(request.url)) {
      reply.header('permissions-policy', permissions)
      if (resetLink.test(request.url)) reply.header('referrer-policy', 'no-referrer')
      await reply.helmet()
    } else {
      reply.headers(headers)
    }
  })
}
