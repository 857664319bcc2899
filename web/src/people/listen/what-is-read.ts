import type { Language } from '@kasama/contract/language'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { useHasVoice } from '#shared/speech/speech.ts'

/** Languages without a voice on most phones, whose quizzes are recorded (content/videos). */
const recorded: readonly Language[] = ['mya']

/**
 * What can be read in her language: all of it, in the phone's voice or by Genie's provider, or what is recorded, which
 * are quizzes; null for nothing.
 */
export function useReads(): 'all' | 'quizzes' | null {
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const isSpoken = useConfig().data?.chat.speaks.includes(language) === true
  if (hasVoice || isSpoken) return 'all'
  return recorded.includes(language) ? 'quizzes' : null
}
