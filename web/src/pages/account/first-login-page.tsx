import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { NameEdit } from '#learning/progress/hero/name-edit.tsx'
import { PictureChoice } from '#people/account/picture/picture-choice.tsx'
import { laterPart } from '#shared/later-part.tsx'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import styles from '../setup/setup-page.module.css'
import { LoadedProfile } from './loaded-profile'

const ListenOffer = laterPart(async () => (await import('#people/listen/controls/listen-offer.tsx')).ListenOffer)

/** A worker's first login: her picture and name, whether to listen, then the page that she asked for. */
export function FirstLoginPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFirst = useSession().is_new_session === 'first'
  const [hasPicture, setHasPicture] = useState(false)
  const to = state?.from ?? '/library'
  if (!isFirst) return <Navigate to={to} replace />
  function finish() {
    session.set({ is_new_session: '1' })
    navigate(to, { replace: true })
  }
  return (
    <Page width="narrow" className={styles.page ?? ''}>
      <LoadedProfile>
        {(profile) => (
          <PictureChoice
            user={profile}
            name={<NameEdit userId={profile.id} name={profile.fullname} savesOnLeave />}
            onDone={() => setHasPicture(true)}
          />
        )}
      </LoadedProfile>
      <ListenOffer isEnabled isDue={hasPicture} onDone={finish} onStuck={() => hasPicture && finish()} />
    </Page>
  )
}
