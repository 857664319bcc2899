import type { Profile } from '@kasama/contract/people/account.api'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { LoadedProfile } from '../account/loaded-profile'

/** Screens about money are not for an organisation's employers: it pays for them. */
export function PayerOnly({ children }: { children: (profile: Profile) => ReactNode }) {
  return (
    <LoadedProfile>
      {(profile) => (profile.org_id === null ? children(profile) : <Navigate to="/e-settings" replace />)}
    </LoadedProfile>
  )
}
