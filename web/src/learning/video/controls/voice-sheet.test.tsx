import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import type { Player } from '../use-player'
import { VoiceSheet } from './voice-sheet'

const english = { language: 'eng', narration: 'eng' }
const player = {
  clip: english,
  clips: { eng: english },
  voices: ['eng'],
  written: ['eng', 'ind'],
  subtitleChoice: { isShown: true, language: 'eng' },
  subtitles: 'ind',
} as unknown as Player

test('when voice and subtitles are chosen separately, the focus is on the selected voice', async () => {
  const sheet = await show(<VoiceSheet player={player} open onClose={() => {}} />)
  sheet.getByRole('button', { name: 'Two different languages' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const voices = sheet.getByRole('radiogroup', { name: 'Voice', exact: true })
  await expect.element(voices.getByRole('radio', { name: 'English' })).toHaveFocus()
})
