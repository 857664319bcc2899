import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { afterEach, expect, test, vi } from 'vitest'
import { later } from '#test/later.ts'
import { show } from '#test/show.tsx'
import { firstPlaying } from './first-playing'
import { playingStore } from './playing-store'
import { usePlaybackChoices } from './use-playback-choices'

const languages: Language[] = ['eng', 'phi', 'ind']
const version = (language: Language) => ({ url: `/${language}.mp4`, video_host: 'file', duration: 100 })
const video = {
  ...version('eng'),
  id: 7,
  public_level: 0,
  is_completed: false,
  narration: 'eng',
  watch: null,
  languages: JSON.stringify({ phi: version('phi'), ind: version('ind') }),
  subtitles: languages.map((language_code) => ({ language_code, url: `/${language_code}.vtt` })),
} as unknown as Video

afterEach(() => vi.unstubAllGlobals())

/** A lesson that plays at its 20th second; the test sends the subtitles of each language. */
async function openLesson() {
  const files = new Map(languages.map((language) => [`/${language}.vtt`, later<Response>()]))
  vi.stubGlobal('fetch', (url: string) => files.get(url)?.promise)
  const viewer = {
    reader: 'eng',
    urlLanguage: undefined,
    isLimited: false,
    prefersVimeo: false,
    quality: 'sharp',
  } as const
  const store = playingStore(firstPlaying(video, viewer))
  store.dispatch({ type: 'play pressed', time: 20 })
  const captured: { choices?: ReturnType<typeof usePlaybackChoices> } = {}
  function Chooser() {
    captured.choices = usePlaybackChoices(null, store, video)
    return null
  }
  await show(<Chooser />)
  const send = (language: Language, from: string) =>
    files.get(`/${language}.vtt`)?.resolve(new Response(`WEBVTT\n\n1\n${from} --> 00:40.000\nWash\n`))
  const choose = (language: Language) => captured.choices?.chooseVoice(language)
  return { store, send, choose }
}

test('another voice continues at the same sentence', async () => {
  const { store, send, choose } = await openLesson()
  send('eng', '00:20.000')
  send('phi', '00:30.000')
  await choose('phi')
  expect(store.getState()).toMatchObject({ voice: 'phi', goal: { time: 30 } })
})

test('late cues do not override a later choice', async () => {
  const { store, send, choose } = await openLesson()
  send('eng', '00:20.000')
  send('ind', '00:25.000')
  const first = choose('phi')
  await choose('ind')
  send('phi', '00:30.000')
  expect(await first).toBe(false)
  expect(store.getState()).toMatchObject({ voice: 'ind', goal: { time: 25 } })
})
