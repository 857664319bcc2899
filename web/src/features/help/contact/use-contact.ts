import { type FormEvent, useState, useTransition } from 'react'
import { request } from '../../../shared/api/request'
import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import { helpTexts } from '../help.texts'

const fields = ['name', 'email', 'message'] as const
type Field = (typeof fields)[number]
type Problem = { field?: Field | undefined; message: string }

const missing = { name: 'nameMissing', email: 'emailMissing', message: 'messageMissing' } as const

/** The first field that is empty, and the call; where `needsEmail` is false the account says who writes. */
export function useContact(needsEmail: boolean, onSent: () => void) {
  const t = useTexts(helpTexts)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const empty = fields.find((field) => typed(field) === '' && (needsEmail || field !== 'email'))
    setProblem(empty ? { field: empty, message: t(missing[empty]) } : null)
    if (empty) form.querySelector<HTMLElement>(`[name=${empty}]`)?.focus()
    if (empty || busy) return
    const [name, email, message, subject] = [typed('name'), typed('email'), typed('message'), typed('subject')]
    start(async () => {
      try {
        const body = { name, message, ...(email && { email }), ...(subject && { subject }) }
        await request('POST /contact', { body })
        onSent()
      } catch (error) {
        setProblem(asProblem(error))
      }
    })
  }
  return { problem, busy, submit, mend: () => setProblem(null) }
}

function asProblem(error: unknown): Problem {
  if (!(error instanceof RequestError)) throw error
  return { field: fields.find((field) => field === error.field), message: error.message }
}
