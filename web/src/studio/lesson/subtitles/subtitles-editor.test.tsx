import type { Language } from '@kasama/contract/language'
import { emptyWords, type Lesson, type LessonCue } from '@kasama/contract/studio/lesson/lesson'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeDrafts } from '#shared/session/draft.ts'
import { lessonServer } from '#test/lessons/desk-lesson.ts'
import { show } from '#test/show.tsx'
import { useLesson } from '../saving/use-lesson'
import { SubtitlesEditor } from './subtitles-editor'

afterEach(removeDrafts)

const vtt = `WEBVTT

1
00:00:01.000 --> 00:00:03.000
<b>Hold</b> the frame <script>alert(1)</script>

2
00:00:03.500 --> 00:00:06.000
Never lean out
`
const srt =
  '1\r\n00:00:01,000 --> 00:00:03,000\r\nHawakan ang frame\r\n\r\n2\r\n00:00:02,500 --> 00:00:06,000\r\nHuwag dumungaw\r\n'
const cues: LessonCue[] = [
  { start: 1, end: 3, text: 'Hold the frame' },
  { start: 3.5, end: 6, text: 'Never lean out' },
]
const inEnglish = { eng: { ...emptyWords('eng'), title: 'Open a window safely', duration: 30, cues } }

function Page({ language }: { language: Language }) {
  const editing = useLesson(7)
  const { lesson } = editing
  return lesson ? <SubtitlesEditor editing={{ ...editing, lesson }} language={language} Player={() => null} /> : null
}
async function editor(language: Language, languages: Partial<Lesson['languages']> = {}) {
  const { held } = lessonServer({ languages: { eng: { ...emptyWords('eng'), duration: 30 }, ...languages } })
  const screen = await show(<Page language={language} />)
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no field for a file')
  const choose = (name: string, text: string) => userEvent.upload(chooser, new File([text], name))
  return { screen, field, choose, stored: () => held.stored.lesson.languages[language]?.cues }
}

test('a WebVTT file is read without its script, and stored', async () => {
  const { screen, field, choose, stored } = await editor('eng')
  await choose('windows.vtt', vtt)
  await expect.element(screen.getByText('2 cues were read from windows.vtt.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText(/^Script was taken out/)).toBeVisible()
  await expect.element(field('Cue 1, English')).toHaveValue('Hold the frame')
  await expect.poll(stored).toEqual(cues)
})

test('an SRT file is read; one press ends a cue that overlaps the next one', async () => {
  const { screen, field, choose } = await editor('phi')
  await choose('bintana.srt', srt)
  const runs = screen.getByText('Runs 0.5 s into the next one.')
  await expect.element(runs).toBeVisible()
  await screen.getByRole('button', { name: 'End at 00:02.500' }).click()
  await expect.element(runs).not.toBeInTheDocument()
  await expect.element(field('Cue 1 ends')).toHaveValue('00:02.500')
})

test('a file without cues changes nothing', async () => {
  const { screen, field, choose, stored } = await editor('eng', inEnglish)
  await choose('no.srt', '<html>no subtitles</html>')
  await expect.element(screen.getByText('No cue was found in this file.', { exact: false })).toBeVisible()
  await expect.element(field('Cue 2, English')).toHaveValue('Never lean out')
  expect(stored()).toEqual(cues)
})

test('all cues are shifted, and their times are copied to another language without texts', async () => {
  const { screen, field, stored } = await editor('eng', inEnglish)
  await field('Seconds').fill('+0.5')
  await screen.getByRole('button', { name: 'Shift', exact: true }).click()
  await expect.element(field('Cue 1 begins')).toHaveValue('00:01.500')
  await expect.element(field('Cue 2 ends')).toHaveValue('00:06.500')
  await screen.getByRole('combobox', { name: 'Language to copy to' }).selectOptions('Burmese')
  await screen.getByRole('button', { name: 'Copy 2 cues' }).click()
  await expect.poll(() => stored()?.[0]).toEqual({ start: 1.5, end: 3.5, text: 'Hold the frame' })
  await screen.unmount()
  const burmese = await show(<Page language="mya" />)
  await expect.element(burmese.getByRole('textbox', { name: 'Cue 2 ends' })).toHaveValue('00:06.500')
  await expect.element(burmese.getByRole('textbox', { name: 'Cue 2, Burmese' })).toHaveValue('')
})
