import type { Profile } from '@kasama/contract/people/account.api'
import { normalEmail } from '@kasama/contract/people/auth/auth.rules'
import { Lock, Mail } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { useChangeEmail } from '../account.queries'
import { PasswordPrompt } from '../password-prompt'
import { promptTexts } from '../prompt.texts'
import { settingsTexts } from '../settings.texts'

/** Form for a new login email of the employer; it then asks for her password. */
export function EmailForm({ profile }: { profile: Profile }) {
  const t = useEmployerTexts(settingsTexts)
  const p = useTexts(promptTexts)
  const form = useRef<HTMLFormElement>(null)
  const email = useEmailChange(profile.email ?? '')
  function submit(event: FormEvent) {
    event.preventDefault()
    const input = form.current?.querySelector('input')
    if (!email.submit(input?.validity.typeMismatch === true)) input?.focus()
  }
  return (
    <Panel>
      <form ref={form} noValidate onSubmit={submit}>
        <Column>
          <TextField
            label={t('loginEmail')}
            icon={<Mail aria-hidden="true" />}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email.typed}
            onChange={(event) => email.type(event.target.value)}
            hint={t('googleToo')}
            error={email.problem}
            ok={email.isSaved}
          />
          <Button type="submit" block>
            {t('save')}
          </Button>
        </Column>
      </form>
      {email.isAsking && (
        <PasswordPrompt
          profile={profile}
          title={p('title')}
          text={t('toChangeEmail')}
          picture={
            <Leaf size={72}>
              <Lock aria-hidden="true" />
            </Leaf>
          }
          action={p('ok')}
          dismiss={p('cancel')}
          onConfirmed={email.save}
          onDismiss={email.cancel}
        />
      )}
    </Panel>
  )
}

/** State of an email change: typed, checked, confirmed by the password, saved. */
function useEmailChange(current: string) {
  const t = useEmployerTexts(settingsTexts)
  const [typed, setTyped] = useState(current)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const change = useChangeEmail()
  const email = normalEmail(typed)

  function problemOf(isMalformed: boolean) {
    if (email === '') return t('emailMissing')
    if (isMalformed) return t('emailMalformed')
    return email === current ? t('sameEmail') : undefined
  }
  return {
    typed,
    problem,
    isAsking,
    isSaved,
    type(address: string) {
      setTyped(address)
      setProblem(undefined)
      setSaved(false)
    },
    /** Returns whether the address is valid and the password is asked for; `isMalformed` is the browser's verdict. */
    submit(isMalformed: boolean): boolean {
      const newProblem = problemOf(isMalformed)
      setProblem(newProblem)
      setSaved(false)
      setAsking(!newProblem)
      return !newProblem
    },
    cancel: () => setAsking(false),
    /**
     * Called after the password check; if that has expired it is repeated, any other error is shown below the address.
     */
    async save() {
      try {
        await change.mutateAsync(email)
        setSaved(true)
        showToast(t('emailUpdated'))
      } catch (error) {
        if (error instanceof RequestError && error.code === 'confirm_password') throw error
        setProblem(error instanceof Error ? error.message : '')
      }
      setAsking(false)
    },
  }
}
