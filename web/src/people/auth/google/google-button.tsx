import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import styles from '../auth-form.module.css'
import { SessionDialog } from '../login/session-dialog'
import { RegisteredDialog } from '../register/registered-dialog'
import { type GooglePurpose, useGoogle } from './use-google'

const address = 'https://accounts.google.com/gsi/client'

type Credential = { credential: string }
type ButtonLook = {
  type: 'standard'
  theme: 'outline' | 'filled_black'
  size: 'large'
  text: 'continue_with' | 'signup_with'
  shape: 'rectangular'
  logo_alignment: 'center'
  width: number
  locale: string
}
/** The part of Google Identity Services that is used here. */
type GoogleIdentity = {
  initialize: (settings: { client_id: string; callback: (answer: Credential) => void; ux_mode: 'popup' }) => void
  renderButton: (place: HTMLElement, look: ButtonLook) => void
}
type WithGoogle = { google?: { accounts?: { id?: GoogleIdentity } } }

let loading: Promise<GoogleIdentity> | undefined
let listener: (idToken: string) => void = () => {}

/** Loads Google's script once, when it is first needed; the latest `onToken` gets the token. */
async function openGoogle(clientId: string, onToken: (idToken: string) => void): Promise<GoogleIdentity> {
  listener = onToken
  loading ??= load(clientId)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(client_id: string): Promise<GoogleIdentity> {
  const script = document.createElement('script')
  script.src = address
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  document.head.append(script)
  await loaded
  const google = (window as WithGoogle).google?.accounts?.id
  if (!google) throw new Error('Google Identity Services did not start')
  // `initialize` may be called once only: a second call replaces the listener and logs a warning.
  google.initialize({ client_id, callback: ({ credential }) => listener(credential), ux_mode: 'popup' })
  return google
}

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
