import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, type Page, type Route } from '@playwright/test'
import { freePort } from '../../../scripts/throwaway-postgres'
import { bankPage, cardFrame, challengeFrame } from '../../../stand-ins/stripe-script/frames'
import { stripeScript } from '../../../stand-ins/stripe-script/stripe-script'
import { startBuilt } from './built-server'
import { createDatabase } from './server-data'

const secrets = { STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: 'whsec_of_journeys' }
export const stripeHosts = /^https:\/\/[\w.-]*\bstripe\.(com|network)\//

/** The built server with Stripe's keys, beside the stand-in for Stripe as a process of its own. */
export async function startWithStripe() {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const webhook = { WEBHOOK_URL: `${origin}/api/payment/webhook`, WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET }
  const standIn = spawn(process.execPath, ['--import', 'tsx', 'stand-ins/stripe/main.ts'], {
    env: { ...process.env, ...webhook, DATABASE_URL: createDatabase(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const api = String((await once(standIn.stdout, 'data'))[0]).trim()
  const keys = { ...secrets, STRIPE_PUBLISHABLE_KEY: 'pk_test_standin', STRIPE_API_BASE: api }
  await runSetup({ ...keys, APP_ORIGIN: origin })
  const server = await startBuilt({ ...keys, PORT: port, APP_ORIGIN: origin, DEMO: '0' })

  async function stop() {
    await server.stop()
    const exit = once(standIn, 'exit')
    standIn.kill('SIGTERM')
    await exit
  }
  return { origin, api, stop }
}
export type WithStripe = Awaited<ReturnType<typeof startWithStripe>>

/** Runs `npm run billing:setup`: nothing can be bought without the product's prices. */
async function runSetup(env: Record<string, string>) {
  const setup = spawn(process.execPath, ['server/dist/bundle/billing-setup.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(setup, 'exit')
  expect(code).toBe(0)
}

/** Serves Stripe's script, its frames and its API in the browser. */
export async function withStripe(page: Page, { api }: WithStripe) {
  const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body })
  await page.route(stripeHosts, (route) => route.abort())
  await page.route('https://js.stripe.com/endive/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  )
  await page.route('https://js.stripe.com/endive/elements-inner-payment.html', html(cardFrame))
  await page.route('https://js.stripe.com/endive/three-ds-2-challenge.html', html(challengeFrame))
  await page.route('https://hooks.stripe.com/**', html(bankPage))
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const body = request.postData()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await fetch(`${api}${pathname}${search}`, {
      method: request.method(),
      ...(body && { body, headers }),
    })
    await route.fulfill({
      status: reply.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await reply.text(),
    })
  })
}
