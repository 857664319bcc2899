import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import styles from '../auth-form.module.css'
import { SessionDialog } from '../login/session-dialog'
import { RegisteredDialog } from '../register/registered-dialog'
import { registerTexts } from '../register.texts'
import { openGoogle } from './google-script'
import { type GooglePurpose, useGoogle } from './use-google'

/** Google draws buttons of 200 to 400 px. */
const widest = 400

type Props = { clientId: string; purpose: GooglePurpose }

/** The button as Google draws it; nothing where its script cannot be loaded. */
export function GoogleButton({ clientId, purpose }: Props) {
  const t = useEmployerTexts(registerTexts)
  const { problem, busy, pending, enter, answer, forget } = useGoogle(purpose)
  const { place, isAway } = useGoogleButton({ clientId, purpose }, answer)
  if (isAway) return null
  return (
    <>
      {busy && <Button block busy look="line" />}
      <div ref={place} className={styles.google} hidden={busy} />
      {problem && <Notice kind="bad">{problem}</Notice>}
      <p className={styles.divider}>{t('or')}</p>
      {pending && <SessionDialog login={pending} onClose={forget} />}
      {enter && <RegisteredDialog onClose={enter} />}
    </>
  )
}

function useGoogleButton({ clientId, purpose }: Props, answer: (idToken: string) => void) {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const hear = useEffectEvent(answer)
  useEffect(() => {
    openGoogle(clientId, hear).then(
      (google) => place.current && google.renderButton(place.current, look(place.current, purpose)),
      () => setAway(true),
    )
  }, [clientId, purpose])
  return { place, isAway }
}

function look(place: HTMLElement, purpose: GooglePurpose) {
  const isDark = getComputedStyle(place).colorScheme === 'dark'
  return {
    type: 'standard' as const,
    theme: isDark ? ('filled_black' as const) : ('outline' as const),
    size: 'large' as const,
    text: purpose === 'login' ? ('continue_with' as const) : ('signup_with' as const),
    shape: 'rectangular' as const,
    logo_alignment: 'center' as const,
    width: Math.min(widest, place.clientWidth),
    locale: 'en',
  }
}
