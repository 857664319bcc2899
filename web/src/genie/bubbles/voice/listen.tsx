import type { Language } from '@kasama/contract/language'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import { spokenAddress } from '#shared/speech/spoken-address.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { ReadAloudButton } from '#shared/ui/media/listen-button.tsx'
import { problemIn } from '../../asking/problem'
import { playOnce, silence } from './sound'

type Props = { text: string; language: Language; readsAtOnce?: boolean }

/** Reads a text of Genie aloud, in the browser's voice or the provider's; renders nothing without both. */
export function Listen({ text, language, readsAtOnce = false }: Props) {
  return <ReadAloudButton read={useVoice(text, language)} stop={silence} small readsAtOnce={readsAtOnce} />
}

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
