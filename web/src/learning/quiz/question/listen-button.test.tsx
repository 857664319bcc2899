import type { Language } from '@kasama/contract/language'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#test/answers.ts'
import { questionOf } from '#test/samples.ts'
import { show } from '#test/show.tsx'
import { questionQuery } from '../quiz.queries'
import { ListenButton } from './listen-button'

/** A fake recording, controlled by the test. */
class Recording {
  static all: Recording[] = []
  isPlaying = false
  onerror = () => {}
  constructor(public address: string) {
    Recording.all.push(this)
  }
  async play() {
    this.isPlaying = true
  }
  pause() {
    this.isPlaying = false
  }
}
const heard = () => Recording.all.filter(({ isPlaying }) => isPlaying).map(({ address }) => address)

/** A fake browser voice for one language. */
function withVoice(lang: string) {
  const spoken: string[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang }],
    speak: (said: { text: string; lang: string }) => spoken.push(`${said.lang}: ${said.text}`),
    cancel() {},
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(public text: string) {}
    },
  )
  return spoken
}

beforeEach(() => {
  Recording.all = []
  vi.stubGlobal('Audio', Recording)
})

const question = questionOf(1)

async function shown(soundUrl: string | null, language: Language = 'ind') {
  const screen = await show(<ListenButton label="Listen" text={question.content} soundUrl={soundUrl} />, { language })
  return { screen, button: screen.getByRole('button', { name: 'Listen' }) }
}

test('a text is read aloud by a recording where there is one, else by a voice of the browser', async () => {
  const spoken = withVoice('id-ID')
  const { button } = await shown(null)
  await button.click()
  expect(spoken).toEqual([`id-ID: ${question.content}`])
  const recorded = await shown('/question.m4a')
  await recorded.button.last().click()
  expect(heard()).toEqual(['/question.m4a'])
  expect(spoken).toHaveLength(1)
})

test('without a recording and without a voice for her language there is no button that would stay silent', async () => {
  withVoice('id-ID')
  const { button } = await shown(null, 'phi')
  await expect.element(button).not.toBeInTheDocument()
  const burmese = await shown('/question.m4a', 'mya')
  await expect.element(burmese.button).toBeVisible()
})

/** The question as the quiz loads it: its sound address comes with each response, and anew after an answer. */
function Asked() {
  const { data } = useQuery(questionQuery('worker', 1, 'ind'))
  return data ? <ListenButton label="Listen" text={data.content} soundUrl={data.sound_url} /> : null
}

test('a recording whose address has ended is played from a new one, and read by a voice where that fails, too', async () => {
  const spoken = withVoice('id-ID')
  let given = 0
  answerCalls({
    'GET /questions/:id': () => {
      given += 1
      return questionOf(1, { sound_url: `/question-${given}.m4a` })
    },
  })
  const screen = await show(<Asked />, { language: 'ind' })
  await screen.getByRole('button', { name: 'Listen' }).click()
  expect(heard()).toEqual(['/question-1.m4a'])
  Recording.all[0]?.onerror()
  await expect.poll(heard).toEqual(['/question-2.m4a'])
  expect(spoken).toEqual([])
})

test('an address that stays as it was and does not load is read by a voice', async () => {
  const spoken = withVoice('id-ID')
  answerCalls({ 'GET /questions/:id': questionOf(1, { sound_url: '/question.m4a' }) })
  const screen = await show(<Asked />, { language: 'ind' })
  const button = screen.getByRole('button', { name: 'Listen' })
  for (const press of [0, 1]) {
    await button.click()
    Recording.all[press]?.onerror()
  }
  await expect.poll(() => spoken).toEqual([`id-ID: ${question.content}`])
})

test('one thing is heard at a time: a recording ends with the next one, with the video, and with its question', async () => {
  const screen = await show(
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
      <video data-testid="clip" />
      <ListenButton label="Question" text="Question" soundUrl="/question.m4a" />
      <ListenButton label="Option" text="Option" soundUrl="/option.m4a" />
    </>,
  )
  const press = (name: string) => screen.getByRole('button', { name }).click()
  await press('Question')
  expect(heard()).toEqual(['/question.m4a'])
  await press('Option')
  expect(heard()).toEqual(['/option.m4a'])
  screen.getByTestId('clip').element().dispatchEvent(new Event('play'))
  expect(heard()).toEqual([])
  await press('Question')
  await screen.unmount()
  expect(heard()).toEqual([])
})
