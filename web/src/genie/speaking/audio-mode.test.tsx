// @module-tag ci
import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { PublicConfig } from '@kasama/contract/people/help.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { answerCalls, refusal } from '#test/answers.ts'
import { humming } from '#test/microphone.ts'
import { show } from '#test/show.tsx'
import { Chat } from '../screen/chat'

const microphone = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
const permissionQuery = vi.spyOn(navigator.permissions, 'query')
const setPermission = (state: PermissionState) => permissionQuery.mockResolvedValue({ state } as PermissionStatus)
beforeEach(() => {
  setPermission('granted')
  microphone.mockImplementation(async () => humming())
})
afterEach(() => {
  vi.unstubAllGlobals()
  microphone.mockReset()
  localStorage.removeItem('chat')
})

const emergency = { kind: 'choking' as const, number: '995', name: 'Ambulance' }
const transcript = { heard: 'How do I wash towels?', answer: '', emergency: null } as ChatAnswer
let account = 2000

/** Renders Audio Mode for an account; `hears`: whether the provider transcribes recordings. */
async function audioMode({ hears = true } = {}) {
  const server = answerCalls({
    'POST /voice': ({ body }) =>
      body.get('audio') ? transcript : { ...transcript, answer: 'Use hot water.', heard: null },
    'POST /emergency': ({ body }) => ({ emergency: body.text.includes('choking') ? emergency : null }),
  })
  const config = { chat: { hears, speaks: [], sees: false, url: null } } as unknown as PublicConfig
  const queries = new QueryClient()
  for (const client of [queries, queryClient]) client.setQueryData(queryKeys.config(), config)
  const profile = { id: ++account, role: 'W', fullname: 'Maria Santos' } as never
  const screen = await show(<Chat profile={profile} lesson={undefined} onLeaveLesson={() => {}} />, { queries })
  await screen.getByText('Audio Mode', { exact: true }).click()
  return {
    screen,
    record: screen.getByRole('button', { name: 'Record' }),
    words: screen.getByRole('textbox', { name: 'Genie heard this. Is it right?' }),
    turns: () => [...document.querySelectorAll('[data-turn]')],
    ...server,
  }
}

test('she holds the button while she speaks, and speaks again', async () => {
  const { screen, record, words, turns } = await audioMode()
  const press = (type: string) =>
    document
      .querySelector('[data-recording]')
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 })) ??
    record.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }))
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  await expect.element(record).toBeVisible()
  press('pointerdown')
  await expect.element(screen.getByText('0:01')).toBeVisible()
  press('pointerup')
  await expect.element(words).toHaveValue('How do I wash towels?')
  await screen.getByRole('button', { name: 'Speak again' }).click()
  await expect.element(record).toBeVisible()
  expect(turns()).toEqual([])
})

test('the transcript can be corrected before it is sent', async () => {
  const { screen, record, words, turns, sentBy } = await audioMode()
  await record.click()
  await expect.element(screen.getByText('0:01')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop and send' }).click()
  await words.fill('How do I wash white towels?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => turns()[0]?.textContent).toContain('Use hot water.')
  expect(turns()[0]?.textContent).toContain('How do I wash white towels?')
  const forms = sentBy('POST /voice') as FormData[]
  expect(forms.map((form) => form.get('message'))).toEqual(['', 'How do I wash white towels?'])
})

test('a discarded recording is not sent', async () => {
  const { screen, record, turns, requests } = await audioMode()
  await record.click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Press the red button and speak.')).toBeVisible()
  await expect.element(record).toBeVisible()
  expect(requests()).toEqual([])
  expect(turns()).toEqual([])
})

test('explains the microphone before the browser asks for it', async () => {
  setPermission('prompt')
  const { screen, record } = await audioMode()
  await record.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('Allow the microphone to record.')
  expect(microphone).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Allow' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await record.click()
  await expect.element(screen.getByRole('button', { name: 'Stop and send' })).toBeVisible()
})

test('reports a blocked microphone, and retries it', async () => {
  setPermission('denied')
  const { screen, record } = await audioMode()
  await record.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('The microphone is off')
  setPermission('granted')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Stop and send' })).toBeVisible()
})

test('reports a missing microphone, and offers text', async () => {
  microphone.mockRejectedValue(new DOMException('Requested device not found', 'NotFoundError'))
  const { screen, record } = await audioMode()
  await record.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('No microphone found')
  await dialog.getByRole('button', { name: 'Text Mode' }).click()
  await expect.element(screen.getByRole('textbox')).toBeVisible()
})

/** A browser that recognises one sentence. */
class Recogniser {
  onresult = (_: object) => {}
  onend = () => {}
  start() {
    queueMicrotask(() => this.onresult({ results: [[{ transcript: 'the baby is choking' }]] }))
  }
  stop() {
    this.onend()
  }
  abort() {}
}

test("the browser's transcript shows the emergency number before it is sent", async () => {
  vi.stubGlobal('SpeechRecognition', Recogniser)
  const { screen, record, words, turns } = await audioMode({ hears: false })
  await record.click()
  await expect.element(screen.getByText('0:01')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop and send' }).click()
  await expect.element(words).toHaveValue('the baby is choking')
  await expect.element(screen.getByRole('link', { name: 'Call 995' })).toBeVisible()
  expect(turns()).toEqual([])
})

test('a provider that hears no more today offers typing, and nothing to try again', async () => {
  const { screen, record, answers } = await audioMode()
  answers['POST /voice'] = refusal('cant_hear')
  await record.click()
  await expect.element(screen.getByText('0:01')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop and send' }).click()
  await expect.element(screen.getByText('Genie cannot listen here. Type your question.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Emergency' })).toBeVisible()
})

test('without any recogniser Audio Mode says so and offers text', async () => {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) vi.stubGlobal(name, undefined)
  const { screen, record } = await audioMode({ hears: false })
  await expect.element(screen.getByText('Genie cannot hear you on this phone.', { exact: false })).toBeVisible()
  await expect.element(record).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Text Mode' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox')).toBeVisible()
})
