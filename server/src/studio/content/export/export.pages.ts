import { singaporeDay } from '@kasama/contract/calendar.rules'
import { hourMs } from '@kasama/contract/durations.rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { isToken } from '#platform/passwords/secrets'
import { findExport, listPublished } from './exports.queries'
import { writePack } from './write-pack'

/**
 * Serves packs ordered at the desk. The unguessable name is the only authorisation, so that the browser can download it
 * by a plain link.
 */
export function exportPages(app: FastifyInstance, deps: Deps) {
  const { db, now, limits } = deps
  app.get('/exports/:pass', async (request, reply) => {
    const { pass } = request.params as { pass: string }
    const row = isToken(pass) ? await findExport(db, pass, new Date(now().getTime() - hourMs)) : undefined
    if (!row) {
      limits.countPage(request.ip)
      return fail('not_found')
    }
    const ids = await listPublished(db, row.video_ids)
    const name = `lessons-${singaporeDay(row.created_at)}.zip`
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
    return reply.send(await writePack(deps, { ids, isWhole: row.video_ids === null, at: row.created_at }))
  })
}
