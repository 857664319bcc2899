import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/database/db'
import { ifMissing } from '#platform/files/system-error'
import { webFolder } from '#platform/folders'
import { fail } from '#platform/http/errors'
import { branded, isRenamed } from '#platform/settings/branded'
import { freshBrandIfThere } from '#platform/settings/fresh-brand'
import { pageLanguage } from './accepted-language'
import { flagged, type Installation } from './environment'

const folder = fileURLToPath(webFolder)

/** The prerendered page of an address; all other addresses get the common one. */
function pageFor(path: string, request: FastifyRequest): string {
  if (path === '/') return loginFor(request)
  const fileByPath: Record<string, string> = { '/signup': 'signup.html', '/library': 'library.html' }
  return fileByPath[path] ?? (/^\/video\/\d+$/.test(path) ? 'video.html' : 'index.html')
}

/**
 * The login page of a request: a language other than English leads to the helper's, unless the address names a role.
 */
function loginFor(request: FastifyRequest): string {
  const { as } = request.query as { as?: unknown }
  const language = pageLanguage(request)
  const isHelper = as === 'helper' || (as !== 'employer' && language !== 'eng')
  return isHelper ? `helper-login.${language}.html` : 'login.html'
}

const hasOwnAnswer = /^\/(api|media|pictures|dev\/outbox|unsubscribe)(\/|$)/

/** A page of the app; without the built web app, a placeholder. */
export async function pageShell(installation: Installation, file = 'index.html'): Promise<string> {
  const html = await readFile(join(folder, file), 'utf8').catch(ifMissing(null))
  const bare = '<!doctype html><html lang="en"><head><title></title></head><body><div id="root"></div></body></html>'
  return flagged(branded(html ?? bare), installation)
}

/** Whether an address is a page or a document that contains the brand. */
const containsBrand = (path: string) =>
  !/^\/((api|media|pictures|assets|people|dev)\/|(healthz|readyz|metrics)$)/.test(path) &&
  (!path.includes('.') || /\.(html|pdf|webmanifest)$|\/security\.txt$/.test(path))

/** Reads the brand before a page is sent, so that a change at the desk shows at once, in every process. */
export function keepBrandFresh(app: FastifyInstance, db: Db) {
  app.addHook('onRequest', async ({ url }) => {
    if (containsBrand(url.split('?', 1)[0] ?? '/')) await freshBrandIfThere(db)
  })
}

/** The hashes of the inline styles that the build wrote into pages. */
export function inlineStyleHashes(): string[] {
  const path = join(folder, 'csp.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { style: string[] }).style : []
}

type Settings = Installation & { googleClientId: string | null; localDemo: boolean }
const plain: Installation = { environment: 'production', errorReportDsn: null }

/** Immutable files: names of the build's assets contain a hash, and a changed drawing of a person gets a new name. */
const immutableFolders = ['assets', 'people']

/** Browsers ask for the icon at each opening of the app: once a day is enough. A path may be that of a packed file. */
function cacheControlOf(path: string): string {
  if (immutableFolders.some((name) => path.startsWith(join(folder, name, '/'))))
    return 'public, max-age=31536000, immutable'
  return path.startsWith(join(folder, 'favicon.svg')) ? 'public, max-age=86400' : 'no-cache'
}

const needsMarks = ({ environment, errorReportDsn }: Installation) =>
  environment !== 'production' || errorReportDsn !== null

/** Serves the built web app: immutable files are cached for ever, pages revalidated. */
export async function serveWeb(app: FastifyInstance, { googleClientId, localDemo, ...installation }: Settings) {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(() => fail('not_found'))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    // Cache headers are set below; a folder is no file, since its address belongs to the app.
    cacheControl: false,
    // Headers cost half a kilobyte a reply on a slow connection: the ETag is enough, and no file is read in ranges.
    lastModified: false,
    acceptRanges: false,
    allowedPath: (path) => !path.endsWith('/'),
    setHeaders(response, path) {
      // A guest's first page is in the language of the browser.
      response.setHeader('vary', path.includes('login.') ? 'accept-encoding, accept-language' : 'accept-encoding')
      response.setHeader('cache-control', cacheControlOf(path))
    },
  })
  const pages = googleClientId && existsSync(join(folder, 'with-google')) ? 'with-google' : ''
  /** Sends a precompressed file; with a banner or a changed brand, the page is rewritten first. */
  const sendPage = async (reply: FastifyReply, file: string, isFlagged: boolean) => {
    if (!isRenamed() && !isFlagged) return reply.sendFile(file)
    const page = await pageShell(isFlagged ? installation : plain, file)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  }
  const hasOwnRoute = (file: string) => app.hasRoute({ method: 'GET', url: `/${file}` })
  for (const file of readdirSync(folder).filter((name) => /^[\w.-]+\.html$/.test(name) && !hasOwnRoute(name)))
    app.get(`/${file}`, (_, reply) => sendPage(reply, file, false))
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isHidden = path.startsWith('/dev/') && !localDemo
    const wantsPage =
      !isHidden && ['GET', 'HEAD'].includes(request.method) && !hasOwnAnswer.test(path) && !path.includes('.')
    if (!wantsPage) return fail('not_found')
    return sendPage(reply, join(pages, pageFor(path, request)), needsMarks(installation))
  })
}
