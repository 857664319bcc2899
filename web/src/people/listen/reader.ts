import { hourMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import { configQuery } from '#shared/api/queries/config.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { readerLanguage } from '#shared/i18n/language.ts'
import { session } from '#shared/session/session.ts'
import { speak, stopSpeaking, voiceFor, voiceOf } from '#shared/speech/speech.ts'
import { type SpokenText, wordRange } from './spoken-text'

let playing: HTMLAudioElement | undefined
/** Number of readings begun or stopped: one that was followed by another ends without a word. */
let readings = 0

export function stopReading() {
  readings++
  playing?.pause()
  playing = undefined
  stopSpeaking()
  highlightWord(null)
}

/**
 * Reads an element: in the phone's voice of its language, from its own sound, or in the provider's voice. Returns what
 * waits for the end, or null if it has no voice at all. `false`: its sound could not be played.
 */
export function read(element: Element, spoken: SpokenText): Promise<boolean> | null {
  stopReading()
  const voice = voiceAt(element)
  if (voice) return speakWords(voice, spoken)
  const sound = soundOf(element)
  if (sound) return play(async () => sound)
  const language = readerLanguage()
  return isSpokenByProvider(language) ? play(() => spokenAddress(spoken.text, language)) : null
}

/** A page that the browser has translated is in another language than the reader's. */
function voiceAt(element: Element) {
  const [tag = ''] = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase().split('-') ?? []
  return voiceOf([tag]) ?? voiceFor(readerLanguage())
}

/** A recording of the text, which the element, one around it or one in it carries. */
function soundOf(element: Element): string | undefined {
  const carrier = element.closest<HTMLElement>('[data-sound]') ?? element.querySelector<HTMLElement>('[data-sound]')
  return carrier?.dataset.sound
}

function isSpokenByProvider(language: Language): boolean {
  const config = queryClient.getQueryData(configQuery.queryKey)
  return session.token() !== '' && config?.chat.speaks.includes(language) === true
}

/** The sound of a text by Genie's provider, which is not made again while its file exists. */
async function spokenAddress(text: string, language: Language): Promise<string> {
  const { voice } = await queryClient.fetchQuery({
    queryKey: queryKeys.speech(language, text),
    queryFn: () => request('POST /speech', { body: { text, language } }),
    staleTime: hourMs,
    retry: false,
  })
  return voice
}

function speakWords(voice: SpeechSynthesisVoice, spoken: SpokenText): Promise<boolean> {
  const reading = readings
  return new Promise((resolve) => {
    function end() {
      if (reading === readings) highlightWord(null)
      resolve(true)
    }
    const utterance = speak(spoken.text, readerLanguage(), end, voice)
    if (!utterance) return
    utterance.onboundary = ({ charIndex }) => {
      if (reading === readings) highlightWord(wordRange(spoken, charIndex))
    }
  })
}

async function play(findUrl: () => Promise<string>): Promise<boolean> {
  const reading = readings
  try {
    const url = await findUrl()
    if (reading !== readings) return true
    const audio = new Audio(url)
    playing = audio
    return await new Promise<boolean>((resolve, reject) => {
      audio.addEventListener('pause', () => resolve(true))
      audio.addEventListener('ended', () => resolve(true))
      audio.addEventListener('error', () => resolve(reading !== readings))
      audio.play().catch(reject)
    })
  } catch {
    return reading !== readings
  }
}

/** Old browsers show no words. */
function highlightWord(range: Range | null) {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set('spoken-word', new Highlight(range))
  else CSS.highlights.delete('spoken-word')
}
