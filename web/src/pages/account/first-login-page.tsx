import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { NameEdit } from '#learning/progress/hero/name-edit.tsx'
import { PictureChoice } from '#people/account/picture/picture-choice.tsx'
import { useCanListen } from '#people/listen/can-listen.ts'
import { listenChoice } from '#people/listen/choice.ts'
import { ListenSheet } from '#people/listen/listen-sheet.tsx'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import styles from '../setup/setup-page.module.css'
import { LoadedProfile } from './loaded-profile'

/** A worker's first login: her picture and name, whether to listen, then the page that she asked for. */
export function FirstLoginPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFirst = useSession().is_new_session === 'first'
  const canListen = useCanListen()
  const [isAsking, setAsking] = useState(false)
  const to = state?.from ?? '/library'
  if (!isFirst) return <Navigate to={to} replace />
  function finish() {
    if (canListen && !listenChoice().wasAsked) setAsking(true)
    else leave()
  }
  function leave() {
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
            onDone={finish}
          />
        )}
      </LoadedProfile>
      <ListenSheet open={isAsking} onDone={leave} />
    </Page>
  )
}
