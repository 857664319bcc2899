import type { CardholderDetails } from '@kasama/contract/money/payment.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '#shared/api/request.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { ProblemSummary } from '#shared/ui/forms/problem-summary.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useProblems } from '#shared/ui/forms/use-problems.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { contactKey } from '../billing.queries'
import { paymentsTexts } from './payments.texts'

const fields = ['name', 'line1', 'city', 'postal_code'] as const
const autoComplete = {
  name: 'cc-name',
  line1: 'billing street-address',
  city: 'billing address-level2',
  postal_code: 'billing postal-code',
}
const longest = { name: 120, line1: 200, city: 100, postal_code: 20 }

/** Name and address of the card's owner; the country is not changed. */
export function ContactDialog({ contact, onClose }: { contact: CardholderDetails; onClose: () => void }) {
  const t = useEmployerTexts(paymentsTexts)
  const queries = useQueryClient()
  const { problems, tell, mend } = useProblems()
  const [typed, setTyped] = useState(contact)
  const save = useMutation({
    mutationFn: () => {
      const { name, country, ...place } = typed
      const body = { name: name.trim(), address: JSON.stringify({ ...place, country: country || 'SG' }) }
      return request('POST /payment/contact', { body })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: contactKey })
      showToast(t('contactSaved'))
      onClose()
    },
    onError: ({ message }) => tell({ '': message }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = fields.filter((field) => typed[field].trim() === '')
    const each = Object.fromEntries(missing.map((field) => [field, t('fillIn')]))
    tell(missing.length > 0 ? { ...each, '': t('incomplete') } : {}, event.currentTarget)
    if (missing.length === 0 && !save.isPending) save.mutate()
  }

  return (
    <Dialog open wide title={t('contactAddress')} onDismiss={onClose}>
      <form method="dialog" noValidate className="stack gap-16" onSubmit={submit} onInput={mend}>
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(field)}
            autoComplete={autoComplete[field]}
            maxLength={longest[field]}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            error={problems[field]}
          />
        ))}
        <ProblemSummary problems={problems} />
        <Button type="submit" block busy={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
