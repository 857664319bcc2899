import { createHash } from 'node:crypto'
import { calls } from '@kasama/contract/calls'
import { errors } from '@kasama/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedAnswer } from '../fixed-answer'
import type { Limits } from '../limits/limits'
import { docsPage, docsStyle } from './docs-page'
import { openapi } from './openapi'

/** Allows the page its own style and nothing else: it has the origin at which readers' tokens are stored. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** GET /api/openapi.json, and a page to read it at /api/docs. */
export function apiDocs(app: FastifyInstance, limits: Limits) {
  const onRequest = async ({ ip }: FastifyRequest) => limits.countPage(ip)
  // The answers are compressed once, not by each call.
  const options = { onRequest, compress: false as const }
  const json = { 'content-type': 'application/json; charset=utf-8' }
  app.get(
    '/openapi.json',
    options,
    fixedAnswer(() => JSON.stringify(openapi(calls, errors)), json),
  )
  const page = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  app.get(
    '/docs',
    options,
    fixedAnswer(() => docsPage(calls, errors), page),
  )
}
