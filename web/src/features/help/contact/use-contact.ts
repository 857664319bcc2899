import { type FormEvent, useTransition } from 'react'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { type Problems, useProblems } from '../../../shared/ui/forms/use-problems'
import { helpTexts } from '../help.texts'

const missing = { name: 'nameMissing', email: 'emailMissing', message: 'messageMissing' } as const
const fields = ['name', 'email', 'message'] as const

/** Problems of the form, and its request; if `needsEmail` is false the account identifies the writer. */
export function useContact(needsEmail: boolean, onSent: () => void) {
  const t = useTexts(helpTexts)
  const language_code = useLanguage()
  const { problems, tell, mend } = useProblems()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const empty = fields.filter((field) => typed(field) === '' && (needsEmail || field !== 'email'))
    tell(Object.fromEntries(empty.map((field) => [field, t(missing[field])])), form)
    if (empty.length > 0 || busy) return
    const [name, email, message, subject] = [typed('name'), typed('email'), typed('message'), typed('subject')]
    start(async () => {
      try {
        const body = { name, message, language_code, ...(email && { email }), ...(subject && { subject }) }
        await request('POST /contact', { body })
        onSent()
      } catch (error) {
        tell(asProblems(error), form)
      }
    })
  }
  return { problems, busy, submit, mend }
}

function asProblems(error: unknown): Problems {
  if (!(error instanceof RequestError)) throw error
  return { [fields.find((field) => field === error.field) ?? '']: error.message }
}
