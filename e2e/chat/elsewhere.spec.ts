import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { person } from '../stage/pages/journey'
import { household, journeyName, startWorkerSession } from '../stage/people/household'
import { type BuiltServer, startBuilt } from '../stage/servers/built-server'

/** A chat service that returns only the fields which the specification names. */
function startService() {
  const forms: FormData[] = []
  const service = createServer(async (request, reply) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method === 'OPTIONS') return reply.writeHead(204, cors).end()
    const form = new Response(request as unknown as BodyInit, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    })
    forms.push(await form.formData())
    const data = { answer: `Answer ${forms.length} of the service.`, voice: null, follow_on_questions: ['And then?'] }
    const body = JSON.stringify({ error: false, error_message: '', data })
    reply.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(body)
  })
  return { forms, service: service.listen(0, '127.0.0.1') }
}

let elsewhere: ReturnType<typeof startService>
let server: BuiltServer
test.beforeAll(async () => {
  elsewhere = startService()
  await once(elsewhere.service, 'listening')
  const { port } = elsewhere.service.address() as AddressInfo
  server = await startBuilt({ DEMO: '1', CHAT_URL: `http://127.0.0.1:${port}/genie` })
})
test.afterAll(async () => {
  await server.stop()
  elsewhere.service.close()
})

test('an external chat service gets the request that the specification defines, and its answer is shown', async ({
  browser,
}) => {
  const home = await household(journeyName(), { origin: server.origin })
  const { page, close } = await person(browser, 'phone', { baseURL: server.origin })
  await startWorkerSession(page, home.worker)
  await page.goto('/chat')
  const turns = page.locator('[data-turn]')
  await page.getByRole('textbox').fill('How do I wash towels?')
  await page.getByRole('textbox').press('Enter')
  await expect(turns).toContainText('Answer 1 of the service.')
  await page.getByRole('button', { name: 'And then?' }).click()
  await expect(turns.last()).toContainText('Answer 2 of the service.')
  const [first, second] = elsewhere.forms
  expect(first?.get('user_id')).toBe(String(home.worker.id))
  expect(first?.get('role')).toBe('W')
  expect(first?.get('message')).toBe('How do I wash towels?')
  expect(JSON.parse(String(second?.get('history')))).toEqual([
    { question: 'How do I wash towels?', answer: 'Answer 1 of the service.' },
  ])

  await page.reload()
  await expect(turns).toHaveCount(2)
  await expect(turns.last()).toContainText('Answer 2 of the service.')

  // The service knows no emergency: our own server recognises it and shows the steps in place of an answer.
  await page.getByRole('textbox').fill('the baby is choking!')
  await page.getByRole('textbox').press('Enter')
  await expect(turns.last().getByRole('link', { name: 'Call 995' })).toBeVisible()
  await expect(turns.last()).toContainText('Let the person cough.')
  await close()
})
