import { useProfile } from '../../../shared/api/queries/profile.queries'
import { useTexts } from '../../../shared/i18n/use-texts'
import { libraryTexts } from '../library.texts'
import { whyLocked } from './why-locked'

/** What a worker reads of a locked video: her employer can open it. Nothing for anybody else, who may subscribe. */
export function useWhomToAsk(): string | undefined {
  const t = useTexts(libraryTexts)
  const { data: profile } = useProfile()
  if (profile?.role !== 'W') return undefined
  return t(whyLocked(profile))
}
