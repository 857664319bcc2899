import type { Language } from '@kasama/contract/language'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { useHasVoice } from '#shared/speech/speech.ts'

/** Languages without a voice on most phones, whose quizzes are recorded (content/videos). */
const recorded: readonly Language[] = ['mya']

/**
 * Tells how much can be read in her language: all, in the phone's voice or by Genie's provider, or the quizzes, which are
 * recorded; null for nothing.
 */
export function useReads(): 'all' | 'quizzes' | null {
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const isSpoken = useConfig().data?.chat.speaks.includes(language) === true
  if (hasVoice || isSpoken) return 'all'
  return recorded.includes(language) ? 'quizzes' : null
}
