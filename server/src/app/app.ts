import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { chatApi } from '@kasama/contract/genie/chat.api'
import { certificateApi } from '@kasama/contract/learning/certificate/certificate.api'
import { libraryApi } from '@kasama/contract/learning/library/library.api'
import { mustWatchApi } from '@kasama/contract/learning/library/must-watch.api'
import { practiceApi } from '@kasama/contract/learning/practice/practice.api'
import { mailApi } from '@kasama/contract/learning/progress/mail.api'
import { monthApi } from '@kasama/contract/learning/progress/month.api'
import { progressApi } from '@kasama/contract/learning/progress/progress.api'
import { quizApi } from '@kasama/contract/learning/quiz/quiz.api'
import { rewardsApi } from '@kasama/contract/learning/rewards/rewards.api'
import { savedApi } from '@kasama/contract/learning/saved/saved.api'
import { thanksApi } from '@kasama/contract/learning/thanks/thanks.api'
import { videoApi } from '@kasama/contract/learning/video/video.api'
import { billingApi } from '@kasama/contract/money/billing.api'
import { accountApi } from '@kasama/contract/people/account.api'
import { authApi } from '@kasama/contract/people/auth/auth.api'
import { passkeysApi } from '@kasama/contract/people/auth/passkeys.api'
import { helpApi } from '@kasama/contract/people/help.api'
import { organisationApi } from '@kasama/contract/people/organisation.api'
import { remindersApi } from '@kasama/contract/people/reminders.api'
import { workerApi } from '@kasama/contract/people/worker.api'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { findLateJobs } from '#desk/dashboard/check-health'
import { chatHandlers } from '#genie/chat.handlers'
import { certificateHandlers } from '#learning/certificate/certificate.handlers'
import { certificatePages } from '#learning/certificate/certificate.pages'
import { libraryHandlers } from '#learning/library/library.handlers'
import { mustWatchHandlers } from '#learning/library/must-watch/must-watch.handlers'
import { practiceHandlers } from '#learning/practice/practice.handlers'
import { mailHandlers } from '#learning/progress/mails/preferences/mail-choices.handlers'
import { preferencesPages } from '#learning/progress/mails/preferences/preferences.pages'
import { monthHandlers } from '#learning/progress/month/month.handlers'
import { progressHandlers } from '#learning/progress/progress.handlers'
import { quizHandlers } from '#learning/quiz/quiz.handlers'
import { rewardsHandlers } from '#learning/rewards/rewards.handlers'
import { savedHandlers } from '#learning/saved/saved.handlers'
import { thanksHandlers } from '#learning/thanks/thanks.handlers'
import { videoPages } from '#learning/video/page/video.pages'
import { videoHandlers } from '#learning/video/video.handlers'
import { billingHandlers } from '#money/billing.handlers'
import { webhookPage } from '#money/upkeep/webhook.pages'
import { accountHandlers } from '#people/account/account.handlers'
import { authHandlers } from '#people/auth/auth.handlers'
import { passkeysHandlers } from '#people/auth/passkeys/passkeys.handlers'
import { faqPages } from '#people/help/faq.pages'
import { helpHandlers } from '#people/help/help.handlers'
import { outboxPages } from '#people/help/outbox.pages'
import { identify } from '#people/household/identify'
import { organisationHandlers } from '#people/organisation/organisation.handlers'
import { remindersHandlers } from '#people/reminders/reminders.handlers'
import { workerHandlers } from '#people/worker/worker.handlers'
import type { Config } from '#platform/config/config'
import { storeOrigin } from '#platform/config/storage-config'
import type { Deps } from '#platform/deps'
import { apiDocs } from '#platform/http/docs/api-docs'
import { sendError, sendErrorsAsEnvelopes } from '#platform/http/errors'
import { handleInTurn } from '#platform/http/limits/pipelining'
import { refuseUnderPressure } from '#platform/http/limits/pressure'
import { serve } from '#platform/http/serve'
import { answerClientError } from '#platform/http/server/client-error'
import { drainBeforeClosing } from '#platform/http/server/draining'
import { answerLoopbackHostsOnly } from '#platform/http/server/loopback-hosts'
import { identifyVisitors } from '#platform/http/sessions'
import { validatorCompiler } from '#platform/http/validation'
import { type Log, oneLineEach } from '#platform/log/log'
import { serveMedia } from '#platform/media/media'
import { serveHealth, serveReadiness } from '#platform/pages/health'
import { serveInstalledApp } from '#platform/pages/installed-app'
import { secureHeaders, shortHeaders } from '#platform/pages/security'
import { serveSecurityContact } from '#platform/pages/security-contact'
import { keepBrandFresh, serveWeb } from '#platform/pages/web'
import { serveMetrics } from '#platform/watching/metrics-page'
import { noObservability, type Observability, watchRequests } from '#platform/watching/watching'
import { uploadPages } from '#studio/clip/upload/upload.pages'
import { exportPages } from '#studio/content/export/export.pages'
import { serveDesk } from './desk'
import { jobsOf } from './jobs'

const quarterMegabyte = 262_144

type AppOptions = { log?: Log | undefined; watching?: Observability | undefined; pool?: Pool | null }

/** Builds the whole server except its listening: plugins, sessions, errors, and the list of features. */
export async function buildApp(
  deps: Deps,
  { log, watching = noObservability, pool = null }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = deps
  const app = bareApp(config, log)
  handleInTurn(app)
  watchRequests(app, watching)
  app.setValidatorCompiler(validatorCompiler)
  // Fastify parses plain text by default; every body here is JSON, a form or a file.
  app.removeContentTypeParser('text/plain')
  sendErrorsAsEnvelopes(app, deps.errors)
  drainBeforeClosing(app)
  secureHeaders(app, { ...config, storeOrigin: config.s3 && storeOrigin(config.s3) })
  refuseUnderPressure(app, config.maxLoopDelayMs)
  if (config.localDemo) answerLoopbackHostsOnly(app)
  keepBrandFresh(app, deps.db)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(
    async (api) => {
      identifyVisitors(api, { limits: deps.limits, identify: (call) => identify(deps, call) })
      serve(api, deps, authApi, authHandlers(deps))
      serve(api, deps, passkeysApi, passkeysHandlers(deps))
      serve(api, deps, accountApi, accountHandlers(deps))
      serve(api, deps, workerApi, workerHandlers(deps))
      serve(api, deps, libraryApi, libraryHandlers(deps))
      serve(api, deps, mustWatchApi, mustWatchHandlers(deps))
      serve(api, deps, videoApi, videoHandlers(deps))
      serve(api, deps, quizApi, quizHandlers(deps))
      serve(api, deps, practiceApi, practiceHandlers(deps))
      serve(api, deps, savedApi, savedHandlers(deps))
      serve(api, deps, progressApi, progressHandlers(deps))
      serve(api, deps, monthApi, monthHandlers(deps))
      serve(api, deps, mailApi, mailHandlers(deps))
      serve(api, deps, certificateApi, certificateHandlers(deps))
      serve(api, deps, rewardsApi, rewardsHandlers(deps))
      serve(api, deps, thanksApi, thanksHandlers(deps))
      serve(api, deps, billingApi, billingHandlers(deps))
      serve(api, deps, organisationApi, organisationHandlers(deps))
      serve(api, deps, chatApi, chatHandlers(deps))
      serve(api, deps, helpApi, helpHandlers(deps))
      serve(api, deps, remindersApi, remindersHandlers(deps))
      serveDesk(api, deps)
      apiDocs(api, deps.limits)
    },
    { prefix: '/api' },
  )
  await webhookPage(app, deps)
  serveHealth(app)
  const lateJobs = () => findLateJobs(deps, jobsOf(deps))
  serveMetrics(app, { config, metrics: watching.metrics, db: deps.db, pool, now: deps.now, lateJobs })
  serveMedia(app, deps)
  await app.register(async (uploads) => uploadPages(uploads, deps))
  exportPages(app, deps)
  await app.register(async (pages) => {
    pages.addHook('onRequest', async ({ ip }) => deps.limits.countPage(ip))
    serveReadiness(pages, deps.db)
    serveSecurityContact(pages, { origin: config.origin, now: deps.now })
    preferencesPages(pages, deps)
    videoPages(pages, deps)
    faqPages(pages, deps)
    await pages.register(async (certificates) => certificatePages(certificates, deps))
    if (deps.outboxFolder) outboxPages(pages, deps.outboxFolder)
  })
  serveInstalledApp(app, config)
  await serveWeb(app, config)
  return app
}

function bareApp({ trustProxy }: Config, log: Log | undefined): FastifyInstance {
  return Fastify({
    ...(log && { loggerInstance: log }),
    logController: oneLineEach(),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: quarterMegabyte,
    // A request whose address can't be parsed reaches no hook.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(shortHeaders)),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 300 },
    // A client that sends more slowly than this only holds a connection open.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
}
