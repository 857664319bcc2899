import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { fail } from '../../platform/http/errors'
import { simplePage } from '../../platform/pages/simple-page'
import { endProgressMails } from './progress-mail.queries'
import { unsubscribedAccount } from './unsubscribe-address'

/** /unsubscribe: a page with one button for people, and the one-click form of RFC 8058 for mail programs. */
export function progressPages(app: FastifyInstance, { db, secretKey }: Deps) {
  const account = (query: unknown) =>
    unsubscribedAccount(secretKey, query as Record<string, unknown>) ?? fail('not_found')

  app.get('/unsubscribe', async (request, reply) => {
    account(request.query)
    const form = '<form method="post"><button>Stop progress mails</button></form>'
    return reply
      .type('text/html')
      .send(simplePage('Progress mails', `<p>Do you want no more mails about progress?</p>${form}`))
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume().on('end', () => done(null, {}))
  })
  app.post('/unsubscribe', async (request, reply) => {
    await endProgressMails(db, account(request.query))
    return reply.type('text/html').send(simplePage('Progress mails', '<p>You get no more mails about progress.</p>'))
  })
}
