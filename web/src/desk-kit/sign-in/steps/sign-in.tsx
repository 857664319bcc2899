import { useState } from 'react'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { initials } from '../../initials'
import { dropLogin, hasFactor, type Login, loadSignInState, registerSession } from '../login'
import { signInTexts as t } from '../sign-in.texts'
import { type FactorCalls, loginFactorCalls } from './factor-calls'
import { FactorStep } from './factor-step'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { SetUpStep } from './set-up-step'
import styles from './steps.module.css'
import { useAttempt } from './use-attempt'

type Step =
  | { name: 'password' }
  | { name: 'factor'; login: Login }
  | { name: 'set-up'; login: Login; calls: FactorCalls; isMore: boolean }
  | { name: 'codes'; login: Login; codes: string[] }

type Props = {
  /** Email of the account that logs in again, over the page it was on. */
  known?: string | undefined
  action?: string
  demo?: { username: string; password: string } | null | undefined
  onIn: (login: Login) => void
  /** Shown above the form of the first step. */
  head?: React.ReactNode
}

/** A login from password to session: a second factor is asked for, or a first one is set up with its recovery codes. */
export function SignIn({ known, action, demo, onIn, head }: Props) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { problem, attempt } = useAttempt()
  const enter = (login: Login) => attempt(() => registerSession(login).then(() => onIn(login)))
  const setUp = (login: Login, isMore: boolean) =>
    setStep({ name: 'set-up', login, calls: loginFactorCalls(login.token), isMore })

  function begin(login: Login) {
    if (hasFactor(login.signInState)) setStep({ name: 'factor', login })
    else if (login.signInState.is_required) setUp(login, false)
    else enter(login)
  }
  /** Offers another factor once the first is set up; it may be skipped. */
  async function afterFirst(login: Login) {
    setUp({ ...login, signInState: await loadSignInState(login.token) }, true)
  }
  function giveUp(login: Login) {
    dropLogin(login)
    setStep({ name: 'password' })
  }

  if (step.name === 'password')
    return (
      <>
        {head}
        {problem && <Notice kind="bad">{problem}</Notice>}
        <PasswordStep onLogin={begin} knownEmail={known} demo={demo} {...(action && { submitLabel: action })} />
      </>
    )
  const { login } = step
  return (
    <div className={styles.step}>
      {step.name === 'factor' && <LoginEmail email={login.signInState.email} onNot={() => giveUp(login)} />}
      {problem && <Notice kind="bad">{problem}</Notice>}
      {step.name === 'factor' && <FactorStep login={login} onPassed={() => enter(login)} />}
      {step.name === 'set-up' && (
        <SetUpStep
          key={String(step.isMore)}
          calls={step.calls}
          isMore={step.isMore}
          hasAuthenticator={login.signInState.has_codes}
          onMade={(codes) => (codes.length > 0 ? setStep({ name: 'codes', login, codes }) : enter(login))}
          {...(step.isMore && { onSkip: () => enter(login) })}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes step={t.step3} codes={step.codes} onKept={() => attempt(() => afterFirst(login))} />
      )}
    </div>
  )
}

function LoginEmail({ email, onNot }: { email: string; onNot: () => void }) {
  return (
    <div className={`row gap-12 ${styles.who}`}>
      <span className={styles.face} aria-hidden="true">
        {initials(email.replace('@', ' '))}
      </span>
      <span>
        <small>{t.right}</small>
        <b translate="no">{email}</b>
      </span>
      <button type="button" className={styles.link} onClick={onNot}>
        {t.notYou}
      </button>
    </div>
  )
}
