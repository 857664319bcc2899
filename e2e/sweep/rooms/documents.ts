import type { Page } from '@playwright/test'
import { call } from '../../stage/lessons/at-lesson'
import { complete } from '../../stage/lessons/completed'
import { household, startWorkerSession } from '../../stage/people/household'
import { findMail } from '../../stage/servers/outbox'
import type { Facts, Screen, Server, Walk } from '../screen'

/**
 * Pages that the server renders: facts are the link of a new employer's mail, and the code of a certificate of the demo
 * worker maria88.
 */
async function enter(page: Page, { origin, name }: Server): Promise<Facts> {
  const home = await household(name, { topics: '', origin })
  await startWorkerSession(page, home.worker)
  await complete(page, 'chores-laundry')
  const mail = await findMail(home.email, 'completed her first video', origin)
  const [, unsubscribeUrl] = /^List-Unsubscribe: <([^>]+)>/m.exec(mail.source.replace(/\r?\n[ \t]+/g, ' ')) ?? []
  if (!unsubscribeUrl) throw new Error('The mail has no List-Unsubscribe header')
  await startWorkerSession(page, { userId: 'maria88', password: 'sampaguita-2025' })
  const { id } = await call<{ id: number }>(page, '/users/me')
  const [certificate] = await call<{ code: string }[]>(page, `/users/${id}/certificates?lang=eng`)
  if (!certificate) throw new Error('maria88 has no certificate')
  await call(page, '/auth/logout', {})
  await page.evaluate(() => localStorage.clear())
  return { unsubscribeQuery: new URL(unsubscribeUrl).search.slice(1), code: certificate.code }
}

const languages = ['', '-fil', '-id', '-my']
const texts = ['faq', 'privacy', 'terms'].flatMap((text) =>
  languages.map((language): Screen => ({ name: `${text}${language}`, path: `/${text}${language}.html` })),
)

const unfold = async (page: Page) => {
  for (const summary of await page.locator('summary').all()) await summary.click()
}

const screens: Screen[] = [
  ...texts,
  { name: 'faq-open', path: '/faq.html', arrive: unfold },
  { name: 'mail-choices', path: '/unsubscribe?{unsubscribeQuery}' },
  { name: 'certificate', path: '/c/{code}', on: 'both' },
  { name: 'outbox', path: '/dev/outbox' },
]

export const documents: Walk[] = [{ who: 'a reader of documents', device: 'phone', enter, screens }]
