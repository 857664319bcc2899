import { brand } from '@kasama/contract/brand'
import { dayMs } from '@kasama/contract/durations.rules'
import { htmlLanguages, languages } from '@kasama/contract/language'
import type { FastifyInstance } from 'fastify'

/** RFC 9116 wants less than a year; whoever has stored the file asks again by then. */
const validDays = 180

type Settings = { origin: string; now: () => Date }

/** /.well-known/security.txt: to whom somebody reports a weakness. It names the contact of the brand. */
export function serveSecurityContact(app: FastifyInstance, { origin, now }: Settings) {
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const expiry = new Date(Math.ceil(now().getTime() / dayMs + validDays) * dayMs)
    const lines = [
      `Contact: mailto:${brand.contactEmail}`,
      `Expires: ${expiry.toISOString().replace('.000Z', 'Z')}`,
      `Preferred-Languages: ${languages.map((language) => htmlLanguages[language]).join(', ')}`,
      `Canonical: ${origin}${path}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
