import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../platform/http/errors'
import { escapeHtml } from '../../platform/mail-layout'
import { simplePage } from '../../platform/pages/simple-page'

/** /dev/outbox: the mails that this installation wrote into files instead of sending them. Demo mode only. */
export function outboxPages(app: FastifyInstance, folder: string) {
  app.get('/dev/outbox', async (_request, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(
      names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
    )
    const rows = mails
      .map(({ name, text }) => ({
        name,
        date: Date.parse(header(text, 'Date')),
        to: header(text, 'To'),
        subject: header(text, 'Subject'),
      }))
      .sort((a, b) => b.date - a.date)
      .map(
        ({ name, to, subject }) =>
          `<li><a href="/dev/outbox/${name}">${escapeHtml(subject)}</a> ${escapeHtml(to)}</li>`,
      )
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mails yet.</p>'
    return reply.type('text/html').send(simplePage('Outbox', list))
  })
  app.get('/dev/outbox/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    if (!/^[\w-]+\.eml$/.test(name)) return fail('not_found')
    const text = await readFile(join(folder, name), 'utf8').catch(() => fail('not_found'))
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}

function header(mail: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1] ?? ''
}
