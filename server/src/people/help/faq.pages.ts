import { htmlLanguages, type Language, languages } from '@kasama/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { pageShell } from '#platform/pages/web'
import { listQuestions } from './help.queries'
import { withQuestions } from './question-rows'

const withoutScripts = { environment: 'production', errorReportDsn: null } as const
const fileOf = (language: Language) => (language === 'eng' ? 'faq.html' : `faq-${htmlLanguages[language]}.html`)

/** Serves the FAQ pages as the build wrote them (web/static-pages/faq.ts), with the current questions. */
export function faqPages(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  for (const language of languages)
    app.get(`/${fileOf(language)}`, async (_request, reply) => {
      // Without the database the page shows the questions of the build.
      const questions = await listQuestions(db).catch(() => [])
      const page = withQuestions(await pageShell(withoutScripts, fileOf(language)), { language, questions })
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    })
}
