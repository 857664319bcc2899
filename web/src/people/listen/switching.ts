import type { Language } from '@kasama/contract/language'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { useHasVoice } from '#shared/speech/speech.ts'
import { chooseListening } from './choice'

/** Languages without a voice on most phones, whose quizzes are recorded (content/videos). */
const recorded: readonly Language[] = ['mya']

/** Whether anything can be read in her language: in the phone's voice, from recordings, or by Genie's provider. */
export function useCanListen(): boolean {
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const isSpoken = useConfig().data?.chat.speaks.includes(language) === true
  return hasVoice || isSpoken || recorded.includes(language)
}

/** Stores her choice, and loads the mode, which follows the choice from then on. */
export function switchListening(isOn: boolean) {
  chooseListening(isOn)
  if (isOn) import('./listen.tsx').catch(() => {})
}
