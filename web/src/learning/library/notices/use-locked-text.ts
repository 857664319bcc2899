import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { libraryTexts } from '../library.texts'
import { lockedReasonKey } from './locked-reason'

/** Text about a locked video for a worker: her employer can open it. Undefined for others, who may subscribe. */
export function useLockedText(): string | undefined {
  const t = useTexts(libraryTexts)
  const { data: profile } = useProfile()
  if (profile?.role !== 'W') return undefined
  return t(lockedReasonKey(profile))
}
