import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { PublicConfig } from '@kasama/contract/people/help.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { removeDrafts } from '#shared/session/draft.ts'
import { type Answers, answerCalls, refusal } from '#test/answers.ts'
import { show } from '#test/show.tsx'
import { completeAnswer } from '../asking/ask'
import { Chat } from './chat'

let account = 1000
beforeEach(() => localStorage.removeItem('chat'))
afterEach(() => {
  localStorage.removeItem('chat')
  removeDrafts()
})

const answer = (words: string, rest: Partial<ChatAnswer> = {}) =>
  completeAnswer({ answer: words, language: 'eng', ...rest })
/** The part of an answer that arrives before the connection is lost. */
const brokenAnswer = (words: string) =>
  new Response(`event: words\ndata: ${JSON.stringify({ words })}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })

/** The screen of an account without a conversation. */
async function chat(answers: Answers) {
  const server = answerCalls(answers)
  const config = { chat: { hears: false, speaks: [], sees: false, url: null } } as unknown as PublicConfig
  const queries = new QueryClient()
  for (const client of [queries, queryClient]) client.setQueryData(queryKeys.config(), config)
  const profile = { id: ++account, role: 'W', fullname: 'Maria Santos' } as never
  const screen = await show(<Chat profile={profile} lesson={undefined} onLeaveLesson={() => {}} />, { queries })
  const box = screen.getByRole('textbox')
  const ask = async (words: string) => {
    await box.fill(words)
    await userEvent.keyboard('{Enter}')
  }
  const turns = () => [...document.querySelectorAll('[data-turn]')]
  const turn = (number: number) => turns()[number]?.textContent
  return { screen, box, ask, turns, turn, ...server }
}

test('a cut answer keeps the received part, and "Go on" requests it again', async () => {
  const { screen, ask, turn, answers } = await chat({ 'POST /chat': () => brokenAnswer('1. Put cold water in fir') })
  await ask('How do I bathe a baby?')
  await expect.poll(() => turn(0)).toContain('The answer stopped in the middle.')
  expect(turn(0)).toContain('Put cold water in fir')
  answers['POST /chat'] = answer('1. Put cold water in first.')
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => turn(0)).toContain('Put cold water in first.')
  expect(turn(0)).not.toContain('stopped in the middle')
})

test('an answer about her account leads to the page that shows it', async () => {
  const { screen, ask } = await chat({ 'POST /chat': answer('You have 4 credits.', { page: 'redeem' }) })
  await ask('How many credits do I have?')
  await expect.element(screen.getByRole('link', { name: 'See your credits' })).toHaveAttribute('href', '/worker-redeem')
})

test("the text box is visible above a phone's keyboard, however low the screen", async () => {
  const { box } = await chat({ 'POST /chat': answer('') })
  const viewport = window.visualViewport
  if (!viewport) throw new Error('no visual viewport')
  const height = window.innerHeight - 300
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => height })
  onTestFinished(() => void Reflect.deleteProperty(viewport, 'height'))
  viewport.dispatchEvent(new Event('resize'))
  const { top, bottom } = box.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(height)
})

test('a question of two lines is sent whole; a refusal is shown in place of the answer, but never in place of the emergency number', async () => {
  const limitReached = refusal('questions_of_hour', { values: { time: '10:30' } })
  const { screen, box, ask, turns, turn, answers } = await chat({ 'POST /chat': limitReached })
  await box.fill('First line')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}and another{Enter}')
  await expect.poll(() => turn(0)).toContain('Error: You have asked many questions.')
  expect(turn(0)).toContain('First line\nand another')
  const emergency = { kind: 'choking' as const, number: '995', name: 'Ambulance' }
  answers['POST /chat'] = answer('', { emergency })
  await ask('the child is choking!')
  const call = screen.getByRole('link', { name: 'Call 995' })
  await expect.element(call).toHaveAttribute('href', 'tel:995')
  expect(call.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(72)
  // No other questions are offered below it.
  await expect.element(screen.getByRole('button', { name: 'Hide' })).not.toBeInTheDocument()
  expect(turns()).toHaveLength(2)
})

test('the next question cancels a pending answer, which can be requested again', async () => {
  const { screen, ask, turns, turn, answers } = await chat({ 'POST /chat': () => new Promise<never>(() => {}) })
  await ask('How do I cook rice?')
  await expect.element(screen.getByRole('img', { name: 'Please wait' })).toBeVisible()
  answers['POST /chat'] = ({ body }) => answer(`Told: ${body.get('message')}`)
  await ask('How do I wash wool?')
  await expect.poll(() => turn(1)).toContain('Told: How do I wash wool?')
  expect(turn(0)).toContain('No answer came.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => turn(0)).toContain('Told: How do I cook rice?')
  expect(turns()).toHaveLength(2)
})

test('clears the chat after a confirmation', async () => {
  const { screen, ask, turns, turn } = await chat({ 'POST /chat': answer('Use cold water.') })
  const clear = screen.getByRole('button', { name: 'Clear Chat' })
  await expect.element(clear).not.toBeInTheDocument()
  await ask('How do I wash wool?')
  await expect.poll(() => turn(0)).toContain('Use cold water.')
  await clear.click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  expect(turns()).toHaveLength(1)
  expect(localStorage.getItem('chat')).not.toBeNull()
  await clear.click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Clear Chat' }).click()
  await expect.poll(() => turns().length).toBe(0)
  expect(localStorage.getItem('chat')).toBeNull()
})
