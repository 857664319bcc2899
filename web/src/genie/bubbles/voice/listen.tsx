import type { Language } from '@kasama/contract/language'
import { ReadAloudButton } from '#shared/ui/media/listen-button.tsx'
import { silence } from './sound'
import { useVoice } from './use-voice'

type Props = { text: string; language: Language; readsAtOnce?: boolean }

/** Reads a text of Genie aloud, in the browser's voice or the provider's; renders nothing without both. */
export function Listen({ text, language, readsAtOnce = false }: Props) {
  return <ReadAloudButton read={useVoice(text, language)} stop={silence} small readsAtOnce={readsAtOnce} />
}
