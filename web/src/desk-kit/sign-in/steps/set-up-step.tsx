import { KeyRound, Monitor } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { createPasskey, hasPasskeys } from '#shared/device/passkeys.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { signInTexts as t } from '../sign-in.texts'
import { CodeField, missingDigits } from './code-field'
import lists from './codes.module.css'
import type { FactorCalls } from './factor-calls'
import { passkeyProblem } from './factor-step'
import styles from './steps.module.css'
import { useAttempt } from './use-attempt'

type Kind = 'passkey' | 'codes'
type Props = {
  calls: FactorCalls
  /** The admin has a factor already. */
  isMore: boolean
  /** The admin has an authenticator app already; a second one is not offered. */
  hasAuthenticator: boolean
  /** Called with the ten recovery codes if this was the first factor, else with none. */
  onMade: (recoveryCodes: string[]) => void
  /** Set if the step may be skipped. */
  onSkip?: (() => void) | undefined
}

const options = [
  {
    value: 'passkey' as const,
    label: (
      <>
        {t.passkey} <Tag kind="ok">{t.best}</Tag>
      </>
    ),
    note: t.passkeyWhy,
  },
  { value: 'codes' as const, label: t.codes, note: t.codesWhy },
]

/** Sets up a passkey, or an app with codes. */
export function SetUpStep({ calls, isMore, hasAuthenticator, onMade, onSkip }: Props) {
  const [kind, setKind] = useState<Kind>(hasPasskeys() ? 'passkey' : 'codes')
  const offered = options.filter(({ value }) => value === 'passkey' || !hasAuthenticator)
  return (
    <div className={styles.step}>
      <div className={styles.intro}>
        {!isMore && <p className={styles.small}>{t.step2}</p>}
        <h1>{isMore ? t.setUpMore : t.setUp}</h1>
        <p>{isMore ? t.setUpMoreText : t.setUpText}</p>
      </div>
      <RadioList label={t.setUp} options={offered} value={kind} onChange={setKind} />
      {kind === 'passkey' ? <NewPasskey calls={calls} onMade={onMade} /> : <NewCodes calls={calls} onMade={onMade} />}
      {onSkip && (
        <Button look="quiet" block onClick={onSkip}>
          {t.later}
        </Button>
      )}
    </div>
  )
}

type NewFactorProps = Pick<Props, 'calls' | 'onMade'>

function NewPasskey({ calls, onMade }: NewFactorProps) {
  const [name, setName] = useState<string>(t.thisComputer)
  const { problem, busy, attempt, setProblem } = useAttempt()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!hasPasskeys()) return setProblem(t.noPasskeys)
    if (name.trim() === '') return setProblem(t.missing)
    const make = async () => {
      const { passkey } = await createPasskey(await calls.wantPasskey())
      onMade(await calls.addPasskey(name.trim(), passkey))
    }
    attempt(make, passkeyProblem)
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <TextField
        label={t.passkeyName}
        icon={<Monitor aria-hidden="true" />}
        hint={t.passkeyNameHint}
        autoComplete="off"
        maxLength={60}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" block busy={busy} icon={<KeyRound aria-hidden="true" />}>
        {t.makePasskey}
      </Button>
    </form>
  )
}

function NewCodes({ calls, onMade }: NewFactorProps) {
  const [wanted, setWanted] = useState<{ secret: string; uri: string }>()
  const [code, setCode] = useState('')
  const { problem, busy, attempt, setProblem } = useAttempt()
  useEffect(() => {
    let isStill = true
    calls.wantCodes().then(
      (answer) => isStill && setWanted(answer),
      (error) => isStill && setProblem(error instanceof Error ? error.message : ''),
    )
    return () => {
      isStill = false
    }
  }, [calls, setProblem])
  const reason = missingDigits(code)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason) attempt(async () => onMade(await calls.addCodes(code)))
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <p className={styles.small}>{t.scan}</p>
      {wanted && <QrCode text={wanted.uri} label={t.scan} className={lists.qr} />}
      {wanted && (
        <div>
          <p className={styles.small}>{t.orType}</p>
          <p className={lists.secret} translate="no">
            {wanted.secret.replace(/(.{4})/g, '$1 ').trim()}
          </p>
        </div>
      )}
      <CodeField value={code} onChange={setCode} error={problem} />
      <Button type="submit" block busy={busy} disabledReason={reason}>
        {t.addCodes}
      </Button>
    </form>
  )
}
