import { mailChoices } from '@kasama/contract/learning/progress/mail.rules'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { unsubscribedAccount } from '#platform/mails/unsubscribe-address'
import { findMailChoices, setMailChoices } from './preferences.queries'
import { preferencesPage, preferencesPolicy } from './preferences-page'

/**
 * /unsubscribe: a page that changes nothing by being opened, as link scanners do; its form; and the one-click form of
 * RFC 8058 for mail programs, which ends all of these mails.
 */
export function preferencesPages(app: FastifyInstance, { db, secretKey }: Deps) {
  const account = (query: unknown) =>
    unsubscribedAccount(secretKey, query as Record<string, unknown>) ?? fail('not_found')
  const show = (reply: FastifyReply, page: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': preferencesPolicy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .send(page)

  app.get('/unsubscribe', async (request, reply) => {
    const choices = (await findMailChoices(db, account(request.query))) ?? fail('not_found')
    return show(reply, preferencesPage(choices))
  })

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  )
  // The multipart form that RFC 8058 allows as well contains nothing but the one click.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null, new URLSearchParams()),
  )
  app.post('/unsubscribe', async (request, reply) => {
    const userId = account(request.query)
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const choices = form.has('choose') ? mailChoices.filter((choice) => form.has(choice)) : []
    await setMailChoices(db, userId, choices)
    return show(reply, preferencesPage(choices, choices.length > 0 ? 'saved' : 'ended'))
  })
}
