import type { Profile } from '@kasama/contract/people/account.api'
import type { ReactNode } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { profileTexts } from './loaded-profile.texts'

/** Renders its content once the logged-in user's profile is loaded. */
export function LoadedProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const t = useTexts(profileTexts)
  const { data, error, refetch } = useProfile()
  if (data) return children(data)
  if (error) return <ErrorState text={error.message} action={t('tryAgain')} onAction={() => void refetch()} />
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}
