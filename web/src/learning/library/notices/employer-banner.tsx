import type { Profile } from '@kasama/contract/people/account.api'
import { LibraryBanner } from './library-banner'
import { PlanStrip } from './plan-strip'

type Props = {
  profile: Profile | undefined /** The plan that she chose on the start page. */
  chosenPlan: number | null
}

/** A greeting for employers who may choose lessons; plans for those who can't yet. Organisations pay for theirs. */
export function EmployerBanner({ profile, chosenPlan }: Props) {
  if (profile && !profile.is_subscribed && profile.org_id === null)
    return <PlanStrip profile={profile} chosenPlan={chosenPlan} />
  return <LibraryBanner fullname={profile?.fullname} />
}
