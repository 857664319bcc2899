import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { accountApi } from '@kasama/contract/account.api'
import { authApi } from '@kasama/contract/auth.api'
import { billingApi } from '@kasama/contract/billing.api'
import { helpApi } from '@kasama/contract/help.api'
import { libraryApi } from '@kasama/contract/library.api'
import { organisationApi } from '@kasama/contract/organisation.api'
import { progressApi } from '@kasama/contract/progress.api'
import { quizApi } from '@kasama/contract/quiz.api'
import { videoApi } from '@kasama/contract/video.api'
import { workerApi } from '@kasama/contract/worker.api'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Deps } from './deps'
import { accountHandlers } from './features/account/account.handlers'
import { authHandlers } from './features/auth/auth.handlers'
import { billingHandlers } from './features/billing/billing.handlers'
import { helpHandlers } from './features/help/help.handlers'
import { outboxPages } from './features/help/help.pages'
import { libraryHandlers } from './features/library/library.handlers'
import { organisationHandlers } from './features/organisation/organisation.handlers'
import { progressHandlers } from './features/progress/progress.handlers'
import { progressPages } from './features/progress/progress.pages'
import { quizHandlers } from './features/quiz/quiz.handlers'
import { videoHandlers } from './features/video/video.handlers'
import { videoPages } from './features/video/video.pages'
import { workerHandlers } from './features/worker/worker.handlers'
import { apiDocs } from './platform/http/api-docs'
import { sendError, sendErrorsAsEnvelopes } from './platform/http/errors'
import { healthPages } from './platform/http/health'
import { secureHeaders } from './platform/http/security'
import { serve } from './platform/http/serve'
import { identifyVisitors } from './platform/http/sessions'
import { validatorCompiler } from './platform/http/validation'
import { serveWeb } from './platform/http/web'
import { serveMedia } from './platform/media'

const megabyte = 1_048_576

/** The whole server but for listening: plugins, who calls, errors, and the features in one list. */
export async function buildApp(deps: Deps, logger: FastifyServerOptions['logger'] = false): Promise<FastifyInstance> {
  const { config, limits } = deps
  const app = Fastify({
    logger,
    trustProxy: config.trustProxy,
    bodyLimit: megabyte / 4,
    frameworkErrors: sendError,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  sendErrorsAsEnvelopes(app)
  letGoWhenClosing(app)
  await secureHeaders(app, config)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: 5 * megabyte } })
  identifyVisitors(app, deps)
  await app.register(
    async (api) => {
      serve(api, limits, authApi, authHandlers(deps))
      serve(api, limits, accountApi, accountHandlers(deps))
      serve(api, limits, workerApi, workerHandlers(deps))
      serve(api, limits, libraryApi, libraryHandlers(deps))
      serve(api, limits, videoApi, videoHandlers(deps))
      serve(api, limits, quizApi, quizHandlers(deps))
      serve(api, limits, progressApi, progressHandlers(deps))
      serve(api, limits, billingApi, billingHandlers(deps))
      serve(api, limits, organisationApi, organisationHandlers(deps))
      serve(api, limits, helpApi, helpHandlers(deps))
      await apiDocs(api)
    },
    { prefix: '/api' },
  )
  healthPages(app, deps.db)
  serveMedia(app, deps)
  await app.register(async (pages) => progressPages(pages, deps))
  videoPages(app, deps)
  if (deps.outboxFolder) outboxPages(app, deps.outboxFolder)
  await serveWeb(app, config)
  return app
}

/** Requests that were under way when closing began give up their connection with their answer, so that closing ends. */
function letGoWhenClosing(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
