import type { Profile } from '@kasama/contract/people/account.api'
import type { PublicConfig } from '@kasama/contract/people/help.api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { removeDrafts } from '#shared/session/draft.ts'
import { show } from '#test/show.tsx'
import { Chat } from './chat'

const answer = { answer: '1. Use cold water.', follow_on_questions: ['And white shirts?'], lessons: [], topics: [] }
/** A fake server with one answer to every question. */
const server = vi.fn(async (_address: string, _init: { body: FormData }) =>
  Response.json({ error: false, data: answer }),
)
let account = 0

beforeEach(() => {
  server.mockClear()
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.removeItem('chat')
  removeDrafts()
})

/** The screen of an account, without a conversation unless its `id` is given. */
async function chat({ id = ++account, fullname = 'Maria Santos', sees = false } = {}) {
  const config = { chat: { hears: false, speaks: [], sees, url: null } } as unknown as PublicConfig
  const queries = new QueryClient()
  for (const client of [queries, queryClient]) client.setQueryData(queryKeys.config(), config)
  const profile = { id, role: 'W', fullname } as Profile
  const screen = await show(<Chat profile={profile} lesson={undefined} onLeaveLesson={() => {}} />, { queries })
  return { screen, box: screen.getByRole('textbox'), turns: () => document.querySelectorAll('[data-turn]') }
}
const sentQuestions = () => server.mock.calls.map(([, { body }]) => body.get('message'))

/** A photo, as a camera or a folder gives it. */
async function photoFile(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
  return new File([await canvas.convertToBlob()], 'shirt.png', { type: 'image/png' })
}

test('she is greeted by her first name, and without a name all the same', async () => {
  const { screen } = await chat()
  await expect.element(screen.getByText('Hello Maria! How can I help you today?')).toBeVisible()
  const { screen: nameless } = await chat({ fullname: ' ' })
  await expect.element(nameless.getByText('Hello! How can I help you today?')).toBeVisible()
})

test('Enter ends a composed word, and otherwise sends the text', async () => {
  const { box, turns } = await chat()
  await box.fill('လက်')
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  const composing = new KeyboardEvent('keydown', { ...enter, isComposing: true })
  // Safari has ended the composition by then, and marks the key with this code.
  const ending = new KeyboardEvent('keydown', { ...enter, keyCode: 229 })
  for (const event of [composing, ending]) expect(box.element().dispatchEvent(event)).toBe(true)
  expect(turns()).toHaveLength(0)
  await expect.element(box).toHaveValue('လက်')
  box.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('')
  expect(turns()).toHaveLength(1)
  await expect.poll(sentQuestions).toEqual(['လက်'])
})

test('the text box grows with its words up to a bound, and is small again once they are sent', async () => {
  const { box } = await chat()
  const height = () => box.element().getBoundingClientRect().height
  const small = height()
  await box.fill('one\ntwo\nthree')
  const taller = height()
  expect(taller).toBeGreaterThan(small + 30)
  await box.fill('line\n'.repeat(40))
  const tallest = height()
  expect(tallest).toBeGreaterThan(taller)
  expect(tallest).toBeLessThan(300)
  expect(box.element().scrollHeight).toBeGreaterThan(tallest)
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBe(small)
})

test('unsent text survives Audio Mode and a visit to a lesson, for this account only', async () => {
  const { screen, box } = await chat()
  await box.fill('How do I wash wool?')
  await screen.getByText('Audio Mode', { exact: true }).click()
  await expect.element(box).not.toBeInTheDocument()
  await screen.getByText('Text Mode', { exact: true }).click()
  await expect.element(box).toHaveValue('How do I wash wool?')
  await screen.unmount()
  const other = await chat({ id: account + 1 })
  await expect.element(other.box).toHaveValue('')
  await other.screen.unmount()
  const reopened = await chat({ id: account })
  await expect.element(reopened.box).toHaveValue('How do I wash wool?')
  reopened.box.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(reopened.box).toHaveValue('')
  await reopened.screen.unmount()
  await expect.element((await chat({ id: account })).box).toHaveValue('')
})

test('the four suggested questions can be folded; follow-on questions of an answer replace them', async () => {
  const { screen } = await chat()
  const first = screen.getByRole('button', { name: 'When is my rest day?' })
  const toggle = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(first).toBeVisible()
  expect(toggle('Hide').element().parentElement?.querySelectorAll('button')).toHaveLength(5)
  await toggle('Hide').click()
  await expect.element(first).not.toBeInTheDocument()
  await expect.element(toggle('What to ask')).toHaveAttribute('aria-expanded', 'false')
  await toggle('What to ask').click()
  await first.click()
  await expect.element(screen.getByRole('button', { name: 'And white shirts?' })).toBeVisible()
  await expect.element(first).not.toBeInTheDocument()
})

test('a photo is removed before it is sent; a phone offers the camera and its photos', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const { screen, box } = await chat({ sees: true })
  const openedInputs: HTMLInputElement[] = []
  const open = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    openedInputs.push(this)
  })
  for (const label of ['Take a photo', 'Choose a photo']) {
    await screen.getByRole('button', { name: 'Add a photo' }).click()
    await screen.getByRole('button', { name: label }).click()
  }
  open.mockRestore()
  expect(openedInputs.map((input) => [input.accept, input.getAttribute('capture')])).toEqual([
    ['image/*', 'environment'],
    ['image/*', null],
  ])
  const [camera] = openedInputs
  if (!camera) throw new Error('no camera')
  const preview = screen.getByRole('img', { name: 'Your photo' })
  await userEvent.upload(camera, await photoFile())
  await expect.element(preview).toBeVisible()
  await expect.element(screen.getByText('Genie cannot look at photos here.', { exact: false })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove photo' }).click()
  await expect.element(preview).not.toBeInTheDocument()
  await box.fill('How do I wash it?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(sentQuestions).toEqual(['How do I wash it?'])
  expect(server.mock.calls[0]?.[1].body.get('image')).toBeNull()
})

test('without a provider that sees photos she is told before sending, and a photo alone is not sent', async () => {
  const { screen, box, turns } = await chat()
  await userEvent.upload(screen.getByTestId('photo'), await photoFile())
  await expect.element(screen.getByText('Genie cannot look at photos here. Say what is in the photo.')).toBeVisible()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(turns()).toHaveLength(0)
  await box.fill('How do I wash a white shirt?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(sentQuestions).toEqual(['How do I wash a white shirt?'])
})
