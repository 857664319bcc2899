import { mostPackBytes } from '@kasama/contract/desk/lessons/imports.api'
import { mostClipBytes } from '@kasama/contract/desk.rules'
import type { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps'
import { isToken } from '../../../platform/passwords/secrets'
import { bytesOfImport, queueImports } from '../../content/desk/import-work'
import { lookJob } from '../take/look.job'
import { uploadLocker } from './upload-locker'
import { findByPass } from './uploads.queries'

/** How long a request that has to let go may still write. */
const drainMs = 500
const bytes = 'application/offset+octet-stream'

/** How long the file of a pass will be; null where there is no such upload. */
async function bytesOf({ db }: Deps, pass: string): Promise<number | null> {
  if (!isToken(pass)) return null
  const clip = await findByPass(db, pass)
  return clip ? clip.bytes : bytesOfImport(db, pass)
}

/** tus over the folder of uploads; what it knows of a file is its row. Loaded with the first upload. */
async function tusServer(deps: Deps): Promise<Server> {
  const [{ Server }, { UploadStore, answerTo }] = await Promise.all([import('@tus/server'), import('./upload-store')])
  return new Server({
    path: '/uploads',
    datastore: new UploadStore(deps.config, (pass) => bytesOf(deps, pass)),
    locker: uploadLocker(deps),
    maxSize: Math.max(mostClipBytes, mostPackBytes),
    lockDrainTimeout: drainMs,
    allowedOrigins: [],
    onResponseError: (_request, error) => answerTo(error),
    async onUploadFinish() {
      // Where this fails it is found by the next look, which comes by itself.
      await deps.jobs.enqueue(deps.db, lookJob, {}).catch(() => {})
      await queueImports(deps).catch(() => {})
      return {}
    },
  })
}

/**
 * Where the bytes of an upload go (tus 1.0). It is opened by a call of the desk; from then on its name, which nobody can
 * guess, is enough, so that an upload outlives the session in which it began.
 */
export function uploadPages(app: FastifyInstance, deps: Deps) {
  let server: Promise<Server> | undefined
  app.addContentTypeParser(bytes, (_request, payload, done) => done(null, payload))
  app.route({
    method: ['HEAD', 'PATCH'],
    url: '/uploads/:pass',
    onRequest: async ({ ip, params }, reply) => {
      if ((await bytesOf(deps, (params as { pass: string }).pass)) !== null) return
      // Counted like pages, so that guessing ends; nothing is locked or loaded for it.
      deps.limits.countPage(ip)
      return reply.code(404).send()
    },
    handler: async (request, reply) => {
      server ??= tusServer(deps)
      const tus = await server
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value)
      await tus.handle(request.raw, reply.raw)
    },
  })
}
