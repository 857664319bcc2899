import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import styles from '../auth-form.module.css'
import { SessionDialog } from '../login/session-dialog'
import { RegisteredDialog } from '../register/registered-dialog'
import { openGoogle } from './google-script'
import { type GooglePurpose, useGoogle } from './use-google'

/** Google draws buttons of 200 to 400 px. */
const widest = 400

type Props = { clientId: string; purpose: GooglePurpose; onAway: () => void }

/** Google's own button, as high as the others; `onAway` is called if its script cannot be loaded. */
export function GoogleButton(props: Props) {
  const { problem, busy, pending, enter, answer, forget } = useGoogle(props.purpose)
  const place = useGoogleButton(props, answer)
  return (
    <>
      {busy && <Button block busy look="line" />}
      <div ref={place} className={styles.googleButton} hidden={busy} />
      {problem && <Notice kind="bad">{problem}</Notice>}
      {pending && <SessionDialog login={pending} onClose={forget} />}
      {enter && <RegisteredDialog onClose={enter} />}
    </>
  )
}

function useGoogleButton({ clientId, purpose, onAway }: Props, answer: (idToken: string) => void) {
  const place = useRef<HTMLDivElement>(null)
  const hear = useEffectEvent(answer)
  const giveUp = useEffectEvent(onAway)
  useEffect(() => {
    openGoogle(clientId, hear).then(
      (google) => place.current && google.renderButton(place.current, look(place.current, purpose)),
      () => giveUp(),
    )
  }, [clientId, purpose])
  return place
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
