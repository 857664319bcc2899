import { type FormEvent, useState } from 'react'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { PasswordField } from '#shared/ui/forms/password-field.tsx'
import { useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { useChangePassword } from '../account.queries'
import { passwordTexts } from './password.texts'
import { type PasswordForm as Form, passwordFaults } from './password-problem'

type Field = keyof Form

const empty: Form = { old: '', next: '', confirm: '' }
const labels = { old: 'oldPassword', next: 'newPassword', confirm: 'confirmPassword' } as const
const fieldOf: Record<string, Field> = { old_pass: 'old', new_pass: 'next' }

/** Old password, new one twice; saving ends her other sessions. `big` is for the worker's one large button. */
export function PasswordForm({ big = false }: { big?: boolean }) {
  const t = useTexts(passwordTexts)
  const [typed, setTyped] = useState(empty)
  const { errors, showErrors, clearEdited } = useFormErrors()
  const change = useChangePassword()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const faults = Object.entries(passwordFaults(typed))
    showErrors(Object.fromEntries(faults.map(([name, text]) => [name, t(text)])), form)
    if (faults.length > 0 || change.isPending) return
    change.mutate(
      { old_pass: typed.old, new_pass: typed.next },
      {
        onSuccess() {
          setTyped(empty)
          showToast(t('updated'))
        },
        onError(error) {
          const field = error instanceof RequestError ? fieldOf[error.field ?? ''] : undefined
          showErrors({ [field ?? '']: error.message }, form)
        },
      },
    )
  }
  const field = (name: Field) => (
    <PasswordField
      label={t(labels[name])}
      name={name}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      value={typed[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      error={errors[name]}
    />
  )

  return (
    <Panel>
      <form method="dialog" noValidate onSubmit={submit} onInput={clearEdited}>
        <Column>
          {field('old')}
          {field('next')}
          {field('confirm')}
          <FormErrorSummary errors={errors} />
          <Button type="submit" block size={big ? 'xl' : 'm'} busy={change.isPending}>
            {t('save')}
          </Button>
        </Column>
      </form>
    </Panel>
  )
}
