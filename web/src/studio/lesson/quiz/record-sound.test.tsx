import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { humming } from '#test/microphone.ts'
import { show } from '#test/show.tsx'
import { RecordSound } from './record-sound'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Question() {
  const [sound, setSound] = useState<string>()
  return (
    <>
      <RecordSound
        label="Question, Filipino"
        videoId={7}
        text="Ano ang gagawin?"
        english="What do you do?"
        language="phi"
        sound={sound}
        isDropped={false}
        onSound={(key) => setSound(key ?? undefined)}
      />
      <output>{sound}</output>
    </>
  )
}

test('a text of the quiz is recorded in its dialog, saved, and can be recorded again', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => humming())
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address)
    return Response.json({ error: false, data: { key: 'clips/lesson-7/sound.webm', url: '/media/sound' } })
  })
  const screen = await show(<Question />)
  await screen.getByRole('button', { name: 'Record: Question, Filipino' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Record in Filipino' })
  await expect.element(dialog.getByText('Ano ang gagawin?')).toBeVisible()
  await expect.element(dialog.getByText('What do you do?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(dialog.getByText(/^0\.[5-9] s spoken/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click()
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect.element(screen.getByText('clips/lesson-7/sound.webm')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Record again: Question, Filipino' })).toBeVisible()
  expect(sent).toContain('/api/admin/videos/7/sounds')
})

test('a recording is taken from a file; a file without sound is refused with a message', async () => {
  const replies = [
    Response.json({ error: true, code: 'no_sound', message: '' }, { status: 422 }),
    Response.json({ error: false, data: { key: 'clips/lesson-7/from-file.m4a', url: '/media/sound' } }),
  ]
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/sounds') ? replies.shift() : Response.json({ error: false, data: {} }),
  )
  const screen = await show(
    <>
      <Question />
      <Toasts />
    </>,
  )
  await screen.getByRole('button', { name: 'Record: Question, Filipino' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Record in Filipino' })
  const choice = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  const file = (name: string) => new File(['sound'], name, { type: 'audio/mpeg' })
  await userEvent.upload(choice(), file('silence.mp3'))
  await expect.element(screen.getByText(/There is no sound in this recording/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await userEvent.upload(choice(), file('question.mp3'))
  await expect.element(screen.getByText('clips/lesson-7/from-file.m4a')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})
