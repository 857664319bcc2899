import { hourMs } from '@kasama/contract/durations.rules'
import { spokenAnswerHours } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { ReadAloudButton } from '#shared/ui/media/listen/listen-button.tsx'
import { problemIn } from '../../asking/problem'
import { playOnce, silence } from './sound'

type Props = { text: string; language: Language; readsAtOnce?: boolean }

/** Reads a text of Genie aloud, in the browser's voice or the provider's; renders nothing without both. */
export function Listen({ text, language, readsAtOnce = false }: Props) {
  return <ReadAloudButton read={useVoice(text, language)} stop={silence} small readsAtOnce={readsAtOnce} />
}

/** Shorter than the time that the server keeps the file. */
const keptMs = (spokenAnswerHours - 4) * hourMs

/**
 * Reads a text aloud until its end or `silence`: in the browser's voice, otherwise the provider's; null without both.
 */
function useVoice(text: string, language: Language): (() => Promise<void>) | null {
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
      await playOnce(() => spokenAddress(text, language))
    } catch (error) {
      showToast(problemIn(error), 'error')
    }
  }
}

/** A text is not spoken again while its file exists. */
async function spokenAddress(text: string, language: Language): Promise<string> {
  const { voice } = await queryClient.fetchQuery({
    queryKey: queryKeys.speech(language, text),
    queryFn: () => request('POST /speech', { body: { text, language } }),
    staleTime: keptMs,
    gcTime: keptMs,
    retry: false,
  })
  return voice
}
