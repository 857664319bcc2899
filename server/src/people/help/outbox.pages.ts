import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { ifMissing } from '#platform/files/system-error'
import { fail } from '#platform/http/errors'
import { escapeHtml } from '#platform/mails/mail-layout'
import { simplePage } from '#platform/pages/simple-page'

/** A mail shows its pictures and its own styles, runs nothing, and opens its links in a tab of their own. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

const html = (reply: FastifyReply, policy: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy)

/** /dev/outbox: the mails that this installation wrote into files instead of sending them. Demo mode only. */
export function outboxPages(app: FastifyInstance, folder: string) {
  const listedMails = mailList(folder)
  app.get('/dev/outbox', async (_request, reply) => {
    const names = (await readdir(folder).catch(ifMissing([]))).filter((name) => name.endsWith('.eml'))
    const mails: ListedMail[] = []
    for (const name of names) mails.push(await listedMails(name))
    const rows = mails
      .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
      .map(
        ({ name, subject, to }) =>
          `<li><a href="/dev/outbox/${name}">${escapeHtml(subject)}</a> ${escapeHtml(to)}</li>`,
      )
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mails yet.</p>'
    return html(reply, pagePolicy).send(simplePage('Outbox', list))
  })
  app.get<{ Params: { name: string } }>('/dev/outbox/:name', async ({ params: { name } }, reply) => {
    const mail = await PostalMime.parse(await read(folder, name))
    return html(reply, pagePolicy).send(simplePage(mail.subject ?? 'Mail', sideBySideHtml(name, mail)))
  })
  app.get<{ Params: { name: string } }>('/dev/outbox/:name/html', async ({ params: { name } }, reply) => {
    const mail = await PostalMime.parse(await read(folder, name))
    const body = (mail.html ?? '').replace('<head>', '<head><base target="_blank">')
    return html(reply, mailPolicy).header('x-frame-options', 'SAMEORIGIN').send(body)
  })
  app.get<{ Params: { name: string } }>('/dev/outbox/:name/source', async ({ params: { name } }, reply) =>
    reply.type('text/plain; charset=utf-8').send(await read(folder, name)),
  )
}

async function read(folder: string, name: string): Promise<Buffer> {
  if (!/^[\w-]+\.eml$/.test(name)) return fail('not_found')
  return (await readFile(join(folder, name)).catch(ifMissing(null))) ?? fail('not_found')
}

type ListedMail = { name: string; subject: string; to: string; date: string }

/** Lists mails; each file is read once, since it does not change. */
function mailList(folder: string) {
  const cache = new Map<string, Promise<ListedMail>>()

  async function read(name: string): Promise<ListedMail> {
    const bytes = await readFile(join(folder, name))
    const end = bytes.indexOf('\n\n')
    const mail = await PostalMime.parse(end < 0 ? bytes : bytes.subarray(0, end))
    return { name, subject: mail.subject || 'No subject', to: receiver(mail), date: mail.date ?? '' }
  }

  return (name: string): Promise<ListedMail> => {
    const mail = cache.get(name) ?? read(name)
    cache.set(name, mail)
    mail.catch(() => cache.delete(name))
    return mail
  }
}

const receiver = ({ to = [] }: Email) => to.map(({ address }) => address).join(', ')

/** Shows the mail as mail programs do, and its text part with links. */
function sideBySideHtml(name: string, mail: Email): string {
  const text = escapeHtml(mail.text ?? '').replace(/https?:[^\s&]+(?:&#38;[^\s&]+)*/g, '<a href="$&">$&</a>')
  const facts = `<p>To ${escapeHtml(receiver(mail))}, ${escapeHtml(mail.date ?? '')}. <a href="/dev/outbox/${name}/source">Source</a>, <a href="/dev/outbox">all mails</a></p>`
  return `${facts}<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(min(340px,100%),1fr));gap:24px">
<iframe title="HTML" src="/dev/outbox/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" width="100%" height="900" style="border:1px solid #999"></iframe>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${text}</pre></div>`
}
