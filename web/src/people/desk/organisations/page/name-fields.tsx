import type { OrganisationForm } from '@kasama/contract/people/desk/organisations.api'
import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { organisationsTexts as t } from '../organisations.texts'

type Props = {
  value: OrganisationForm
  /** A field that is still empty is not marked as wrong before this is true. */
  isSubmitted: boolean
  /** The stored address, if there is one. */
  saved?: string
  onChange: (change: Partial<OrganisationForm>) => void
}

/** Name and login address, checked while they are typed. */
export function NameFields({ value: { name, short_url }, isSubmitted, saved, onChange }: Props) {
  const isWrong = !isShortUrlAllowed(short_url) && (isSubmitted || short_url !== '')
  const address = fillIn(t.addressHint, { host: location.host, address: short_url || '…' })
  const isNew = saved !== undefined && saved !== short_url
  return (
    <>
      <TextField
        label={t.name}
        hint={t.nameHint}
        error={isSubmitted && name.trim() === '' ? t.nameMissing : undefined}
        maxLength={100}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t.address}
        hint={isNew ? `${address}. ${t.addressChanges}` : address}
        error={isWrong ? t.addressWrong : undefined}
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        value={short_url}
        onChange={({ target }) => onChange({ short_url: target.value.toLowerCase().replaceAll(' ', '-') })}
      />
    </>
  )
}
