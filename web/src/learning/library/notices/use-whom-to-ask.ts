import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { libraryTexts } from '../library.texts'
import { whyLocked } from './why-locked'

/** Text about a locked video for a worker: her employer can open it. Undefined for others, who may subscribe. */
export function useWhomToAsk(): string | undefined {
  const t = useTexts(libraryTexts)
  const { data: profile } = useProfile()
  if (profile?.role !== 'W') return undefined
  return t(whyLocked(profile))
}
