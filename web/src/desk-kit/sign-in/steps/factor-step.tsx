import { ChevronRight, FileKey2, FingerprintPattern, Info, KeyRound, Mail, Smartphone } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { signWithPasskey } from '#shared/device/passkeys.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import type { Login } from '../login'
import { signInTexts as t } from '../sign-in.texts'
import { CodeField, missingDigits } from './code-field'
import styles from './steps.module.css'
import { useAttempt } from './use-attempt'

type Way = 'passkey' | 'code' | 'recovery'
type Props = { login: Login; onPassed: () => void }

/** Second step of a login: by passkey if there is one, with the other ways below it. */
export function FactorStep({ login, onPassed }: Props) {
  const { passkeys, has_codes, recovery_left } = login.signInState
  const [way, setWay] = useState<Way>(passkeys > 0 ? 'passkey' : 'code')
  const options = { token: login.token }
  const pass = async (body: Parameters<typeof request<'POST /admin/factor'>>[1]['body']) => {
    await request('POST /admin/factor', { body }, options)
    onPassed()
  }
  const isThere: Record<Way, boolean> = { passkey: passkeys > 0, code: has_codes, recovery: recovery_left > 0 }
  const others = (['passkey', 'code', 'recovery'] as const).filter((one) => one !== way && isThere[one])
  return (
    <div className={styles.step}>
      {way === 'passkey' && (
        <ByPasskey
          onUse={async () => {
            const asked = await request('POST /admin/factor/passkey', {}, options)
            await pass({ passkey: await signWithPasskey(asked) })
          }}
        />
      )}
      {way === 'code' && <ByCode onCode={(code) => pass({ code })} />}
      {way === 'recovery' && <ByRecovery left={recovery_left} onCode={(code) => pass({ recovery_code: code })} />}
      {others.length > 0 && <div className={`row gap-14 muted ${styles.or}`}>{t.or}</div>}
      <div className="stack gap-10">
        {others.map((one) => (
          <button key={one} type="button" className={`row gap-14 bold ${styles.way}`} onClick={() => setWay(one)}>
            {ways[one].icon}
            <span>
              {ways[one].title}
              <small>{ways[one].note}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        ))}
      </div>
      {way === 'recovery' ? (
        <Notice kind="warn" icon={<Mail aria-hidden="true" />}>
          {t.recoveryMail}
        </Notice>
      ) : (
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          <span>{t.lost}</span>
        </p>
      )}
    </div>
  )
}

const ways: Record<Way, { icon: ReactNode; title: string; note: string }> = {
  passkey: { icon: <FingerprintPattern aria-hidden="true" />, title: t.usePasskey, note: t.passkeyNote },
  code: { icon: <Smartphone aria-hidden="true" />, title: t.app, note: t.appNote },
  recovery: { icon: <FileKey2 aria-hidden="true" />, title: t.recovery, note: t.recoveryNote },
}

function Head({ way, title, text }: { way: Way; title: string; text: string }) {
  return (
    <div className={`row gap-16 ${styles.head}`}>
      <span className={styles.factor} data-kind={way}>
        {ways[way].icon}
      </span>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
    </div>
  )
}

/** Returns the server's own text, or one fixed text for whatever the browser throws. */
export const passkeyProblem = (error: unknown) => (error instanceof RequestError ? error.message : t.passkeyFailed)

function ByPasskey({ onUse }: { onUse: () => Promise<void> }) {
  const { problem, busy, attempt } = useAttempt()
  return (
    <>
      <Head way="passkey" title={t.confirm} text={t.confirmText} />
      {problem && <Notice kind="bad">{problem}</Notice>}
      <Button block busy={busy} icon={<KeyRound aria-hidden="true" />} onClick={() => attempt(onUse, passkeyProblem)}>
        {t.usePasskey}
      </Button>
    </>
  )
}

const textIfWrong = (text: string) => (error: unknown) =>
  error instanceof RequestError && error.code === 'wrong_factor' ? text : undefined

function ByCode({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('')
  const { problem, busy, attempt } = useAttempt()
  const reason = missingDigits(code)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason) attempt(() => onCode(code).finally(() => setCode('')), textIfWrong(t.codeWrong))
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <Head way="code" title={t.typeCode} text={t.typeCodeText} />
      <CodeField autoFocus value={code} onChange={setCode} error={problem} />
      <Button type="submit" block busy={busy} disabledReason={reason}>
        {t.logIn}
      </Button>
    </form>
  )
}

function ByRecovery({ left, onCode }: { left: number; onCode: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('')
  const { problem, busy, attempt, setProblem } = useAttempt()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') return setProblem(t.missing)
    attempt(() => onCode(code.trim()), textIfWrong(t.recoveryWrong))
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <Head way="recovery" title={t.useRecovery} text={fillIn(t.recoveryText, { number: left })} />
      <TextField
        label={t.recovery}
        icon={<FileKey2 aria-hidden="true" />}
        hint={t.recoveryHint}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        value={code}
        error={problem}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" block busy={busy}>
        {t.logIn}
      </Button>
    </form>
  )
}
