import type { Profile } from '@kasama/contract/people/account.api'
import { Lock } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { libraryTexts } from '../library.texts'
import { lockedReasonKey } from './locked-reason'

/** The reason why a worker's videos are locked. */
export function WorkerNotice({ profile }: { profile: Profile }) {
  const t = useTexts(libraryTexts)
  if (profile.role !== 'W' || profile.is_subscribed) return null
  return (
    <Notice kind="warn" icon={<Lock aria-hidden="true" />}>
      <Phrases>{t(lockedReasonKey(profile))}</Phrases>
    </Notice>
  )
}
