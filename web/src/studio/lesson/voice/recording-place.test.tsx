import type { VoiceCues } from '@kasama/contract/studio/clip/voice.api'
import { useMemo, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { later } from '#test/later.ts'
import { humming } from '#test/microphone.ts'
import { show } from '#test/show.tsx'
import { RecordingPlace } from './recording-place'
import type { Cue } from './voice.queries'

beforeEach(() => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => humming())
})
afterEach(() => vi.restoreAllMocks())

const data = {
  language_code: 'eng',
  has_ffmpeg: true,
  cues: ['Wash your hands.', 'Fill the bath.', 'Test the water.'].map((text, at) => ({
    number: at + 1,
    text,
    words: text,
    english: null,
    from: at * 3,
    to: at * 3 + 3,
    recording: null,
    is_outdated: false,
  })),
} as unknown as VoiceCues

const place = (keep: (cue: Cue, sound: Blob) => Promise<void>) => show(<RecordingPlace data={data} keep={keep} />)
type Screen = Awaited<ReturnType<typeof place>>

/** The place whose cues can be changed by others. */
async function changingPlace(keep: Parameters<typeof place>[0]) {
  let change = (_: Cue[]) => {}
  function Changing() {
    const [cues, setCues] = useState(data.cues)
    change = setCues
    return <RecordingPlace data={useMemo(() => ({ ...data, cues }), [cues])} keep={keep} />
  }
  return { screen: await show(<Changing />), change: (cues: Cue[]) => change(cues) }
}

async function speak(screen: Screen) {
  await screen.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(screen.getByText(/^0\.[5-9] s spoken/)).toBeVisible()
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
}

test('an unsaved recording stays with its cue while another cue is open', async () => {
  const keep = vi.fn(async () => {})
  const screen = await place(keep)
  await speak(screen)
  await screen.getByRole('button', { name: '3 Test the water.' }).click()
  await expect.element(screen.getByText('Not kept yet')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Keep' })).toBeDisabled()
  await screen.getByRole('button', { name: '1 Wash your hands.' }).click()
  await expect.element(screen.getByRole('button', { name: 'Hear it' })).toBeEnabled()
  await screen.getByRole('button', { name: 'Keep, next cue' }).click()
  await expect.element(screen.getByText('Cue 2 of 3')).toBeVisible()
  expect(keep).toHaveBeenCalledWith(data.cues[0], expect.objectContaining({ size: expect.any(Number) }))
  await expect.element(screen.getByText('Not kept yet')).not.toBeInTheDocument()
})

test('words that change under an unsaved recording take it away, and say so; those of others say what is outdated', async () => {
  const keep = vi.fn(async () => {})
  const { screen, change } = await changingPlace(keep)
  await speak(screen)
  await expect.element(screen.getByText('Not kept yet')).toBeVisible()
  const [first, second, third] = data.cues as [Cue, Cue, Cue]
  const changed = { ...first, text: 'Dry your hands.', words: 'dry' }
  const cues = [changed, { ...second, is_outdated: true }, third]
  change(cues)
  await expect.element(screen.getByText(/^The words were changed after you had read them/)).toBeVisible()
  await expect.element(screen.getByText(/^One recording is of words that were changed/)).toBeVisible()
  await expect.element(screen.getByText('Words changed')).toBeVisible()
  await expect.element(screen.getByText('Not kept yet')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Keep, next cue' })).toBeDisabled()
  await speak(screen)
  await screen.getByRole('button', { name: 'Keep, next cue' }).click()
  await expect.element(screen.getByText('Cue 2 of 3')).toBeVisible()
  expect(keep).toHaveBeenCalledExactlyOnceWith(changed, expect.anything())
  await expect.element(screen.getByText(/^The words were changed after you had read them/)).not.toBeInTheDocument()
})

test('words do not change while they are read aloud', async () => {
  const { screen, change } = await changingPlace(async () => {})
  await screen.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(screen.getByText(/^0\.[5-9] s spoken/)).toBeVisible()
  const cues = data.cues.map((cue) => ({ ...cue, text: `${cue.text} Now.`, words: `${cue.text} Now.` }))
  change(cues)
  await expect.element(screen.getByRole('button', { name: '1 Wash your hands.', exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: '1 Wash your hands. Now.' })).toBeVisible()
  await expect.element(screen.getByText(/^The words were changed after you had read them/)).toBeVisible()
})

test('leaving the page with an unsaved recording asks first, but not once it is saved', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const screen = await place(async () => {})
  expect(isAsked()).toBe(false)
  await speak(screen)
  await expect.element(screen.getByText('Not kept yet')).toBeVisible()
  expect(isAsked()).toBe(true)
  await screen.getByRole('button', { name: 'Keep, next cue' }).click()
  await expect.element(screen.getByText('Cue 2 of 3')).toBeVisible()
  expect(isAsked()).toBe(false)
})

test('keys start nothing while a recording is sent, and it is saved once', async () => {
  const sent = later()
  const keep = vi.fn(() => sent.promise)
  const screen = await place(keep)
  await speak(screen)
  for (const key of ['{Enter}', '{Enter}', ' ', 'r']) await userEvent.keyboard(key)
  await expect.element(screen.getByRole('button', { name: 'Stop', exact: true })).not.toBeInTheDocument()
  expect(keep).toHaveBeenCalledTimes(1)
  expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(1)
  sent.resolve()
  await expect.element(screen.getByText('Cue 2 of 3')).toBeVisible()
})
