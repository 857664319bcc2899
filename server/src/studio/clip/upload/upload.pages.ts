import { maxClipBytes } from '@kasama/contract/desk/desk.rules'
import { maxPackBytes } from '@kasama/contract/studio/content/imports.api'
import type { Server } from '@tus/server'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { lazily } from '#platform/files/descriptors'
import { isToken } from '#platform/passwords/secrets'
import { takeUploadsJob } from '../take/take-uploads.job'
import { uploadLocker } from './upload-locker'
import { findByPass } from './uploads.queries'

/** Time for which a request may go on writing after it was asked to release the lock. */
const drainMs = 500
const bytes = 'application/offset+octet-stream'

/** The final size of an upload; null if there is no such upload. */
async function bytesOf({ db, importUploads }: Deps, pass: string): Promise<number | null> {
  if (!isToken(pass)) return null
  const clip = await findByPass(db, pass)
  return clip ? clip.bytes : importUploads.sizeOf(db, pass)
}

const libraries = lazily(() => Promise.all([import('@tus/server'), import('./upload-store')]))

/** tus over the uploads folder; metadata comes from the upload's row. Loaded with the first upload. */
async function tusServer(deps: Deps, handedOn: AbortSignal): Promise<Server> {
  const [{ Server }, { UploadStore, answerTo }] = await libraries()
  return new Server({
    path: '/uploads',
    datastore: new UploadStore(deps.config, (pass) => bytesOf(deps, pass)),
    locker: uploadLocker(deps, handedOn),
    maxSize: Math.max(maxClipBytes, maxPackBytes),
    lockDrainTimeout: drainMs,
    allowedOrigins: [],
    onResponseError: (_request, error) => answerTo(error),
    async onUploadFinish() {
      // If queueing fails, the next scheduled run finds the upload.
      await deps.jobs.enqueue(deps.db, takeUploadsJob, {}).catch(() => {})
      await deps.importUploads.queue(deps).catch(() => {})
      return {}
    },
  })
}

/**
 * The tus 1.0 endpoint of uploads. A call of the desk opens an upload; afterwards its unguessable name is the only
 * authorisation, so that it outlives the session in which it began.
 */
export function uploadPages(app: FastifyInstance, deps: Deps) {
  let server: Promise<Server> | undefined
  app.addContentTypeParser(bytes, (_request, payload, done) => done(null, payload))
  app.route({
    method: ['HEAD', 'PATCH'],
    url: '/uploads/:pass',
    onRequest: async ({ ip, params }, reply) => {
      if ((await bytesOf(deps, (params as { pass: string }).pass)) !== null) return
      // Counted like a page view, to bound guessing; before anything is locked or loaded.
      deps.limits.countPage(ip)
      return reply.code(404).send()
    },
    handler: async (request, reply) => {
      server ??= tusServer(deps, app.draining.handedOn).catch((error) => {
        server = undefined
        throw error
      })
      const tus = await server
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value)
      if (app.draining.isDraining()) reply.raw.setHeader('connection', 'close')
      await tus.handle(request.raw, reply.raw)
    },
  })
}
