import type { Page } from '@playwright/test'
import { idOf } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { callAt } from '../stage/people/agency'
import { household, logInEmployer, newEmployer, startWorkerSession } from '../stage/people/household'
import type { Facts, Server } from './screen'

const fire = lesson('safety-fire', 'eng').title

type DemoEmployer = { name: 'grace' | 'hasan' | 'lin'; password: string } | { name: 'free' | 'org' | 'agency' }

/** The id of the walk's lesson, as a fact for its paths. */
const lessonOf = async (page: Page): Promise<Facts> => ({ lesson: String(await idOf(page, fire)) })

/** A worker of the demo, with her learning, earnings and messages. */
export const demoWorker = (userId: string, password: string) => async (page: Page) => {
  await startWorkerSession(page, { userId, password })
  return lessonOf(page)
}

export const demoEmployer = (employer: DemoEmployer) => async (page: Page) => {
  const password = 'password' in employer ? employer.password : 'orchid-2025'
  await logInEmployer(page, { email: `${employer.name}.demo@kasama.example`, password })
  // An expired account gets no lessons.
  return employer.name === 'agency' ? {} : lessonOf(page)
}

/** A worker without any progress. */
export const newWorker =
  (language: string) =>
  async (page: Page, { origin, name }: Server) => {
    const { worker } = await household(name, { language, topics: '20', origin })
    await startWorkerSession(page, worker)
    return lessonOf(page)
  }

/** An employer with a plan, whose worker has no progress yet. */
export const newHome =
  (planId: number) =>
  async (page: Page, { origin, name }: Server) => {
    const home = await household(name, { planId, origin })
    await logInEmployer(page, home)
    return { ...(await lessonOf(page)), userId: home.worker.userId }
  }

/** An employer who has paid and made no login for a worker. */
export async function buyer(page: Page, { origin, name }: Server): Promise<Facts> {
  const login = await newEmployer(name, origin)
  await logInEmployer(page, login)
  const token = await page.evaluate(() => localStorage.getItem('web_token') ?? '')
  const address = JSON.stringify({ line1: '1 Sample Road', city: 'Singapore', postal_code: '000000', country: 'SG' })
  const body = { plan_id: 11, source_id: 'pm_card_visa', name: 'Grace Sample', address }
  await callAt(origin, 'POST /payment/subscribe', { body, token })
  return { userId: `${name}helper` }
}
