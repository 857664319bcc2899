import { type FormEvent, useRef, useState } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { PasswordField } from '../../../shared/ui/forms/password-field'
import { Panel } from '../../../shared/ui/layout/panel'
import { Phrases } from '../../../shared/ui/phrases'
import { Column } from '../../../shared/ui/rows/columns'
import { useChangePassword } from '../account.queries'
import { passwordTexts } from './password.texts'
import { type PasswordForm as Form, passwordProblem } from './password-problem'

type Field = keyof Form
type Fault = { field?: Field | undefined; message: string }

const empty: Form = { old: '', next: '', confirm: '' }
const labels = { old: 'oldPassword', next: 'newPassword', confirm: 'confirmPassword' } as const
const fieldOf: Record<string, Field> = { old_pass: 'old', new_pass: 'next' }

/** Old password, new one twice; her other devices are signed out by it. `big` is the worker's one large button. */
export function PasswordForm({ big = false }: { big?: boolean }) {
  const t = useTexts(passwordTexts)
  const place = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [fault, setFault] = useState<Fault>()
  const change = useChangePassword()

  function tell(found: Fault) {
    setFault(found)
    if (found.field) place.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = passwordProblem(typed)
    if (problem) return tell({ field: problem.field, message: t(problem.text) })
    setFault(undefined)
    if (change.isPending) return
    change.mutate(
      { old_pass: typed.old, new_pass: typed.next },
      {
        onSuccess() {
          setTyped(empty)
          showToast(t('updated'))
        },
        onError: (error) =>
          tell({
            field: error instanceof RequestError ? fieldOf[error.field ?? ''] : undefined,
            message: error.message,
          }),
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
      error={fault?.field === name ? fault.message : undefined}
    />
  )

  return (
    <Panel>
      <form ref={place} method="dialog" noValidate onSubmit={submit} onInput={() => setFault(undefined)}>
        <Column>
          {field('old')}
          {field('next')}
          {field('confirm')}
          {fault && !fault.field && (
            <Notice kind="bad">
              <Phrases>{fault.message}</Phrases>
            </Notice>
          )}
          <Button type="submit" block size={big ? 'xl' : 'm'} busy={change.isPending}>
            {t('save')}
          </Button>
        </Column>
      </form>
    </Panel>
  )
}
