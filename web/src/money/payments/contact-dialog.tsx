import type { CardholderDetails } from '@kasama/contract/money/payment.api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '#shared/api/request.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
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
const maxLengths = { name: 120, line1: 200, city: 100, postal_code: 20 }

/** Name and address of the card's owner; the country stays; a missing one becomes Singapore. */
export function ContactDialog({ contact, onClose }: { contact: CardholderDetails; onClose: () => void }) {
  const t = useEmployerTexts(paymentsTexts)
  const queries = useQueryClient()
  const { errors, showErrors, clearEdited } = useFormErrors()
  const [typed, setTyped] = useState(contact)
  const save = useMutation({
    mutationFn: () => {
      const { name, country, ...addressFields } = typed
      const body = { name: name.trim(), address: JSON.stringify({ ...addressFields, country: country || 'SG' }) }
      return request('POST /payment/contact', { body })
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: contactKey })
      showToast(t('contactSaved'))
      onClose()
    },
    onError: ({ message }) => showErrors({ '': message }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = fields.filter((field) => typed[field].trim() === '')
    const fieldErrors = Object.fromEntries(missing.map((field) => [field, t('fillIn')]))
    showErrors(missing.length > 0 ? { ...fieldErrors, '': t('incomplete') } : {}, event.currentTarget)
    if (missing.length === 0 && !save.isPending) save.mutate()
  }

  return (
    <Dialog open wide title={t('contactAddress')} onDismiss={onClose}>
      <form method="dialog" noValidate className="stack gap-16" onSubmit={submit} onInput={clearEdited}>
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(field)}
            autoComplete={autoComplete[field]}
            maxLength={maxLengths[field]}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            error={errors[field]}
          />
        ))}
        <FormErrorSummary errors={errors} />
        <Button type="submit" block busy={save.isPending}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
