import type { Profile } from '@kasama/contract/account.api'
import { LibraryBanner } from './library-banner'
import { PlanStrip } from './plan-strip'

/** A greeting for those who may choose lessons; plans for those who can't yet. Organisations pay by themselves. */
export function EmployerBanner({ profile }: { profile: Profile | undefined }) {
  if (profile && !profile.is_subscribed && profile.org_id === null) return <PlanStrip profile={profile} />
  return <LibraryBanner fullname={profile?.fullname} />
}
