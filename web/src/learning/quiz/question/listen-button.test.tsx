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
  constructor(public url: string) {
    Recording.all.push(this)
  }
  async play() {
    this.isPlaying = true
  }
  pause() {
    this.isPlaying = false
  }
}
const playingUrls = () => Recording.all.filter(({ isPlaying }) => isPlaying).map(({ url }) => url)

/** A fake browser voice for one language. */
function withVoice(lang: string) {
  const spoken: string[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang }],
    speak: (utterance: { text: string; lang: string }) => spoken.push(`${utterance.lang}: ${utterance.text}`),
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

async function showButton(soundUrl: string | null, language: Language = 'ind') {
  const screen = await show(<ListenButton label="Listen" text={question.content} soundUrl={soundUrl} />, { language })
  return { screen, button: screen.getByRole('button', { name: 'Listen' }) }
}

test('plays the recording, else reads the text in a voice of the browser', async () => {
  const spoken = withVoice('id-ID')
  const { button } = await showButton(null)
  await button.click()
  expect(spoken).toEqual([`id-ID: ${question.content}`])
  const recorded = await showButton('/question.m4a')
  await recorded.button.last().click()
  expect(playingUrls()).toEqual(['/question.m4a'])
  expect(spoken).toHaveLength(1)
})

test('renders nothing without a recording and a voice for her language', async () => {
  withVoice('id-ID')
  const { button } = await showButton(null, 'phi')
  await expect.element(button).not.toBeInTheDocument()
  const burmese = await showButton('/question.m4a', 'mya')
  await expect.element(burmese.button).toBeVisible()
})

/** The question as the quiz loads it: each response has a new URL of its sound. */
function LoadedQuestion() {
  const { data } = useQuery(questionQuery('worker', 1, 'ind'))
  return data ? <ListenButton label="Listen" text={data.content} soundUrl={data.sound_url} /> : null
}

test('plays an expired recording from a new URL, and reads by a voice if that fails, too', async () => {
  const spoken = withVoice('id-ID')
  let requestCount = 0
  answerCalls({
    'GET /questions/:id': () => {
      requestCount += 1
      return questionOf(1, { sound_url: `/question-${requestCount}.m4a` })
    },
  })
  const screen = await show(<LoadedQuestion />, { language: 'ind' })
  await screen.getByRole('button', { name: 'Listen' }).click()
  expect(playingUrls()).toEqual(['/question-1.m4a'])
  Recording.all[0]?.onerror()
  await expect.poll(playingUrls).toEqual(['/question-2.m4a'])
  expect(spoken).toEqual([])
})

test('reads by a voice if the URL fails and is not renewed', async () => {
  const spoken = withVoice('id-ID')
  answerCalls({ 'GET /questions/:id': questionOf(1, { sound_url: '/question.m4a' }) })
  const screen = await show(<LoadedQuestion />, { language: 'ind' })
  const button = screen.getByRole('button', { name: 'Listen' })
  for (const press of [0, 1]) {
    await button.click()
    Recording.all[press]?.onerror()
  }
  await expect.poll(() => spoken).toEqual([`id-ID: ${question.content}`])
})

test('plays one sound at a time: a recording ends with the next one, the video, or its question', async () => {
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
  expect(playingUrls()).toEqual(['/question.m4a'])
  await press('Option')
  expect(playingUrls()).toEqual(['/option.m4a'])
  screen.getByTestId('clip').element().dispatchEvent(new Event('play'))
  expect(playingUrls()).toEqual([])
  await press('Question')
  await screen.unmount()
  expect(playingUrls()).toEqual([])
})
