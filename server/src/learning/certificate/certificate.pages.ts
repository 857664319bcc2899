import {
  formatCertificateCode,
  isPrintable,
  parseCertificateCode,
} from '@kasama/contract/learning/certificate/certificate.rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { withoutIndex } from '#platform/pages/page-head'
import { pageShell } from '#platform/pages/web'
import { findByCode } from './certificate.queries'
import { certificateWords, holderName } from './certificate-words'
import { makePdf } from './pdf/make-pdf'

/**
 * /c/<code>, where anybody checks a certificate, and /c/<code>.pdf, which holds the same; neither is for search
 * engines.
 */
export function certificatePages(app: FastifyInstance, { db, config, limits }: Deps) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })
  const page = async () => withoutIndex(await pageShell(config))

  app.get('/c', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await page()))

  app.get('/c/:code', async (request, reply) => {
    const { code: requestedCode } = request.params as { code: string }
    if (!requestedCode.endsWith('.pdf')) return reply.type('text/html; charset=utf-8').send(await page())
    await limits.count('certificate', { address: request.ip, userId: null })
    const code = parseCertificateCode(requestedCode.slice(0, -'.pdf'.length)) ?? fail('not_found')
    const issued = (await findByCode(db, code)) ?? fail('not_found')
    if (issued.withdrawn_at !== null || issued.replaced_at !== null) return fail('not_found')
    const fullname = holderName(issued)
    if (!isPrintable(fullname)) return fail('name_not_printable')
    const displayCode = formatCertificateCode(code)
    const address = `${config.origin}/c/${displayCode}`
    const { earned_at } = issued
    const pdf = await makePdf({ fullname, earned_at, words: certificateWords(issued), code: displayCode, address })
    return (
      reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="certificate-${displayCode}.pdf"`)
        // The browser's own PDF viewer needs its own styles.
        .header('content-security-policy', "frame-ancestors 'none'")
        .send(pdf)
    )
  })
}
