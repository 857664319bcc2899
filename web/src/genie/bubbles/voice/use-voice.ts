import { hourMs } from '@kasama/contract/durations.rules'
import { spokenHours } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { problemIn } from '../../asking/problem'
import { playOnce, silence } from './sound'

/** Shorter than the time that the server keeps the file. */
const cacheMs = (spokenHours - 4) * hourMs

/**
 * Reads a text aloud until its end or `silence`: in the browser's voice, otherwise the provider's; null without both.
 */
export function useVoice(text: string, language: Language): (() => Promise<void>) | null {
  const config = useConfig()
  const hasVoice = useHasVoice(language)
  if (hasVoice)
    return () => {
      silence()
      return new Promise((end) => speak(text, language, end))
    }
  if (!config.data?.chat.speaks.includes(language)) return null
  return async () => {
    try {
      await playOnce(() => speechUrl(text, language))
    } catch (error) {
      showToast(problemIn(error), 'error')
    }
  }
}

/** A text is not spoken again while its file exists. */
async function speechUrl(text: string, language: Language): Promise<string> {
  const { voice } = await queryClient.fetchQuery({
    queryKey: queryKeys.speech(language, text),
    queryFn: () => request('POST /speech', { body: { text, language } }),
    staleTime: cacheMs,
    gcTime: cacheMs,
    retry: false,
  })
  return voice
}
