import { hourMs } from '@kasama/contract/durations.rules'
import { spokenAnswerHours } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { queryClient } from '../api/query-client'
import { queryKeys } from '../api/query-keys'
import { request } from '../api/request'

/** Shorter than the time that the server keeps the file. */
const keptMs = (spokenAnswerHours - 4) * hourMs

/** Lets the provider speak a text; returns the URL of the sound. A text is not spoken again while its file exists. */
export async function spokenAddress(text: string, language: Language): Promise<string> {
  const { voice } = await queryClient.fetchQuery({
    queryKey: queryKeys.speech(language, text),
    queryFn: () => request('POST /speech', { body: { text, language } }),
    staleTime: keptMs,
    gcTime: keptMs,
    retry: false,
  })
  return voice
}
