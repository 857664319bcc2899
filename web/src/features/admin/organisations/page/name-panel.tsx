import type { DeskOrganisation } from '@kasama/contract/desk/people/organisations.api'
import { mayBeShortUrl } from '@kasama/contract/organisation.rules'
import { Notice } from '../../../../shared/ui/feedback/notice'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../../shared/ui/layout/panel'
import { useDeskMutation } from '../../coming-in/desk-request'
import { SaveBar } from '../../parts/doing/save-bar'
import { useEntryForm } from '../../parts/doing/use-entry-form'
import styles from '../organisations.module.css'
import { useOrganisationsChanged } from '../organisations.queries'
import { organisationsTexts as t } from '../organisations.texts'
import { NameFields } from './name-fields'

/** What it is called, and where its login stands; half written it survives a reload. */
export function NamePanel({ organisation: { id, name, short_url } }: { organisation: DeskOrganisation }) {
  const changed = useOrganisationsChanged()
  const { value, changed: fields, set, undo } = useEntryForm(`desk-organisation-name-${id}`, { name, short_url })
  const save = useDeskMutation('POST /admin/organisations/:id', {
    onSuccess: async () => {
      showToast(t.saved)
      await changed()
      undo()
    },
  })
  const problems = Number(value.name.trim() === '') + Number(!mayBeShortUrl(value.short_url))
  return (
    <Panel>
      <h2>{t.organisation}</h2>
      <div className={styles.form}>
        <NameFields value={value} isTried saved={short_url} onChange={set} />
        {save.error && <Notice kind="bad">{save.error.message}</Notice>}
      </div>
      <SaveBar
        changes={fields.length}
        problems={problems}
        busy={save.isPending}
        onUndo={undo}
        onSave={() => problems === 0 && save.mutate({ params: { id }, body: value })}
      />
    </Panel>
  )
}
