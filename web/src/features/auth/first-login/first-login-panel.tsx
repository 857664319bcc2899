import { useState } from 'react'
import { Navigate } from 'react-router'
import { useReaderChoice } from '../../../shared/i18n/use-reader-choice'
import { useSession } from '../../../shared/session/use-session'
import { LanguagePicker } from '../login/language-picker'
import { ContinueByLink } from './continue-by-link'
import { SomebodyLoggedIn } from './somebody-logged-in'
import { WithCard } from './with-card'

/** `userId` is part of the link; `secret` is '' if the link was cut. */
type Props = { userId: string; secret: string }

/** First login by the link of a login card: one press, if nobody is logged in on this phone. */
export function FirstLoginPanel({ userId, secret }: Props) {
  const { web_token, is_new_session } = useSession()
  const [tokenBefore] = useState(web_token)
  const [isOld, setOld] = useState(secret === '')
  const chooseLanguage = useReaderChoice()
  if (web_token !== '' && web_token === tokenBefore) return <SomebodyLoggedIn userId={userId} />
  if (web_token !== '') return <Navigate to={is_new_session === 'first' ? '/hello' : '/library'} replace />
  return (
    <>
      <LanguagePicker onChoose={chooseLanguage} />
      {isOld ? (
        <WithCard userId={userId} />
      ) : (
        <ContinueByLink userId={userId} secret={secret} onOld={() => setOld(true)} />
      )}
    </>
  )
}
