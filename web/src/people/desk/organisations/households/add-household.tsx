import type { HouseholdField } from '@kasama/contract/desk/desk.rules'
import { englishNames, languages } from '@kasama/contract/language'
import type { HouseholdRow } from '@kasama/contract/people/desk/households.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { useDeskDraft } from '#desk-kit/forms/use-desk-draft.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { cardsPath, freshLogins } from '../cards/fresh-logins'
import { importTexts } from '../import/import.texts'
import { fieldOf, problemWords } from '../import/problem-words'
import styles from '../organisations.module.css'
import { useRefetchOrganisations } from '../organisations.queries'
import { dayYearsAhead } from '../words'
import { householdsTexts as t } from './households.texts'

type Props = { organisation: Pick<DeskOrganisation, 'id' | 'name'>; onDone: () => void }

const empty = {
  employer_name: '',
  employer_email: '',
  worker_name: '',
  user_id: '',
  language: 'eng',
  until: '',
  mail: true,
}
type Wrong = { field?: HouseholdField | 'until'; words: string }

/** Adds one household by hand, checked and made like a row of a file; a half-filled form survives a reload. */
export function AddHousehold({ organisation: { id }, onDone }: Props) {
  const switchId = useId()
  const navigate = useNavigate()
  const { orgId } = useDesk()
  const refetch = useRefetchOrganisations()
  const { draft: form, set, drop } = useDeskDraft(`desk-household-${id}`, { ...empty, until: dayYearsAhead(1) })
  const [wrong, setWrong] = useState<Wrong>()
  const failed = (error: Error) => setWrong({ words: error.message })
  const { until, mail, ...fields } = form
  const row: HouseholdRow = { line: 1, ...fields }
  const make = useDeskMutation('POST /admin/organisations/:id/households', {
    onSuccess: ({ logins }) => {
      if (logins.length === 0) return setWrong({ words: importTexts.isThere })
      drop()
      freshLogins.keep({ orgId: id, logins, made: logins.length })
      void refetch()
      void navigate(cardsPath(id, orgId))
    },
    onError: failed,
  })
  const check = useDeskMutation('POST /admin/organisations/:id/households/check', {
    onSuccess: ({ rows: [checked] }) => {
      if (checked?.state === 'ready') return make.mutate({ params: { id }, body: { until, mail, rows: [row] } })
      if (!checked) return
      const words = problemWords(checked, row)
      setWrong({ words, ...(checked.problem && { field: fieldOf[checked.problem] }) })
    },
    onError: failed,
  })
  const wrongAt = (name: Wrong['field']) => (wrong?.field === name ? wrong?.words : undefined)
  const field = (name: HouseholdField) => ({
    value: form[name],
    error: wrongAt(name),
    maxLength: 254,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <FormDialog
      open
      title={t.add}
      action={t.make}
      busy={check.isPending || make.isPending}
      problem={wrong?.field ? undefined : wrong?.words}
      onSubmit={() => {
        if (until === '') return setWrong({ field: 'until', words: t.dayMissing })
        setWrong(undefined)
        check.mutate({ params: { id }, body: { rows: [row] } })
      }}
      // A check that succeeds makes the household at once, so closing does nothing while either call runs.
      onDismiss={() => check.isPending || make.isPending || onDone()}
    >
      <p>{t.addText}</p>
      <TextField label={t.employerName} {...field('employer_name')} />
      <TextField label={t.employerEmail} type="email" {...field('employer_email')} />
      <TextField label={t.workerName} {...field('worker_name')} />
      <TextField label={t.userId} hint={t.userIdHint} autoCapitalize="none" {...field('user_id')} />
      <SelectField label={t.language} {...field('language')}>
        {languages.map((code) => (
          <option key={code} value={code}>
            {englishNames[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t.lastDay}
        value={until}
        min={dayYearsAhead(0)}
        error={wrongAt('until')}
        onChange={({ target }) => set({ until: target.value })}
      />
      <div className={`row between gap-14 bold ${styles.switch}`}>
        <label htmlFor={switchId}>{t.mail}</label>
        <Switch id={switchId} checked={mail} onChange={(isOn) => set({ mail: isOn })} />
      </div>
    </FormDialog>
  )
}
