import type { Profile } from '@kasama/contract/account.api'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { LoadedProfile } from '../account/loaded-profile'
import { otherWay, type SetupScreen } from './way-in'

type Props = { screen: SetupScreen; children: (profile: Profile) => ReactNode }

/** Shows a screen of the set-up to employers whom it is for, and leads the others to where they can go on. */
export function ForSetup({ screen, children }: Props) {
  return (
    <LoadedProfile>
      {(profile) => {
        const way = otherWay(screen, profile)
        return way === null ? children(profile) : <Navigate to={way} replace />
      }}
    </LoadedProfile>
  )
}
