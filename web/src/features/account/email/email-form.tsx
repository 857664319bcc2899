import type { Profile } from '@kasama/contract/account.api'
import { Lock, Mail } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useEmployerTexts, useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Leaf } from '../../../shared/ui/brand/leaf'
import { TextField } from '../../../shared/ui/forms/text-field'
import { Panel } from '../../../shared/ui/layout/panel'
import { Column } from '../../../shared/ui/rows/columns'
import { PasswordPrompt } from '../password-prompt'
import { promptTexts } from '../prompt.texts'
import { settingsTexts } from '../settings.texts'
import { useEmailChange } from './use-email-change'

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
