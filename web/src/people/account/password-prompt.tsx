import type { Profile } from '@kasama/contract/people/account.api'
import { type FormEvent, type ReactNode, useId, useRef, useState, useTransition } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { checkPassword } from './account.queries'
import { promptTexts } from './prompt.texts'
import { settingsTexts } from './settings.texts'

type Props = {
  profile: Profile
  title: string
  text?: string
  picture?: ReactNode
  /** Label of the main button; `isDanger` if its action destroys something. */
  action: string
  isDanger?: boolean
  dismiss: string
  /** The action after the password check; its error is shown below the field. */
  onConfirmed: () => Promise<unknown>
  onDismiss: () => void
  children?: ReactNode
}

/** Asks for the password before something that must not happen by accident; Enter confirms. */
export function PasswordPrompt({ profile, title, text, picture, children, ...props }: Props) {
  const t = useTexts(promptTexts)
  const formId = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, start] = useTransition()
  const state = useRef<'asking' | 'doing' | 'dismissed'>('asking')

  /** Closing is ignored once the action has begun. */
  function dismiss() {
    if (state.current === 'doing') return
    state.current = 'dismissed'
    props.onDismiss()
  }
  async function runAction() {
    if (state.current === 'dismissed') return
    state.current = 'doing'
    try {
      await props.onConfirmed()
    } finally {
      state.current = 'asking'
    }
  }
  function attempt(task: () => Promise<unknown>) {
    setProblem(undefined)
    start(async () => {
      try {
        await task()
      } catch (error) {
        setProblem(error instanceof Error ? error.message : '')
      }
    })
  }
  async function confirmWithoutPassword() {
    try {
      await runAction()
    } catch (error) {
      const isStale = error instanceof RequestError && error.code === 'confirm_password'
      throw isStale ? new Error(settingsTexts.googleAgain) : error
    }
  }
  function confirm(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem(t('missing'))
    if (!busy) attempt(() => checkPassword(profile, password).then(runAction))
  }

  return (
    <Dialog
      open
      title={title}
      text={text}
      picture={picture}
      onDismiss={dismiss}
      actions={
        <>
          <Button type="submit" form={formId} block look={props.isDanger ? 'danger' : 'filled'} busy={busy}>
            {props.action}
          </Button>
          <Button look="line" block onClick={dismiss}>
            {props.dismiss}
          </Button>
          {profile.role === 'E' && <GoogleInstead onPress={() => attempt(confirmWithoutPassword)} />}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={confirm}>
        <Column>
          {children}
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            autoFocus={!children}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem}
          />
        </Column>
      </form>
    </Dialog>
  )
}

/** For an account without a password: the server counts a fresh login with Google as a password check. */
function GoogleInstead({ onPress }: { onPress: () => void }) {
  const t = useEmployerTexts(settingsTexts)
  if (!useConfig().data?.google_client_id) return null
  return (
    <Button look="quiet" block onClick={onPress}>
      {t('useGoogle')}
    </Button>
  )
}
