import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { ConflictNotice } from '#desk-kit/forms/conflict-notice.tsx'
import { SaveBar } from '#desk-kit/forms/save-bar.tsx'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { useRefetchOrganisations } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'
import { NameFields } from './name-fields'

/** Name and login address of the organisation; a half-filled form survives a reload. */
export function NamePanel({ organisation: { id, name, short_url, version } }: { organisation: DeskOrganisation }) {
  const refetch = useRefetchOrganisations()
  const stored = { name, short_url }
  const form = useEntryForm(`desk-organisation-name-${id}`, stored)
  const { value, changed: fields, conflicts, set, undo, markSent: send, markSaved: saved } = form
  const save = useDeskMutation('POST /admin/organisations/:id', {
    onSuccess: async () => {
      showToast(t.saved)
      await refetch()
      saved()
    },
    // If another admin saved first, the stored values are shown beside those typed here.
    onError: refetch,
  })
  const problems = Number(value.name.trim() === '') + Number(!isShortUrlAllowed(value.short_url))
  function store() {
    if (problems > 0) return
    send()
    save.mutate({ params: { id }, body: { ...value, version } })
  }
  return (
    <Panel>
      <h2>{t.organisation}</h2>
      <div className="stack gap-14">
        <NameFields value={value} isSubmitted saved={short_url} onChange={set} />
        <ConflictNotice form={form} stored={stored} labels={{ name: t.name, short_url: t.address }} />
        {save.error && conflicts.length === 0 && <Notice kind="bad">{save.error.message}</Notice>}
      </div>
      <SaveBar
        changes={fields.length}
        problems={problems}
        busy={save.isPending}
        isContested={conflicts.length > 0}
        onUndo={undo}
        onSave={store}
      />
    </Panel>
  )
}
