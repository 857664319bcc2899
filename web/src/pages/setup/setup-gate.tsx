import type { Profile } from '@kasama/contract/people/account.api'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { LoadedProfile } from '../account/loaded-profile'
import { type SetupScreen, setupRedirect } from './setup-redirect'

type Props = { screen: SetupScreen; children: (profile: Profile) => ReactNode }

/** Renders a setup screen for the employers it is for, and redirects others to their next step. */
export function SetupGate({ screen, children }: Props) {
  return (
    <LoadedProfile>
      {(profile) => {
        const redirect = setupRedirect(screen, profile)
        return redirect === null ? children(profile) : <Navigate to={redirect} replace />
      }}
    </LoadedProfile>
  )
}
