import type { Data } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { Meanwhile } from '#desk-kit/doing/meanwhile.tsx'
import { SaveBar } from '#desk-kit/doing/save-bar.tsx'
import { useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import styles from '../settings.module.css'
import { useStore, useStored } from '../settings.queries'
import { settingsTexts as t } from '../settings.texts'
import { SettingsPage } from '../settings-page'
import { BrandFields } from './brand-fields'
import { BrandPreview } from './brand-preview'
import { brandProblems } from './brand-problems'
import { brandFrom, brandLabels, flatBrand } from './flat-brand'

/** Name, tagline, contact and links of the product, as every page and mail shows them. */
export function Brand() {
  const { data, error, refetch } = useStored('brand')
  return (
    <SettingsPage title={t.brand} to="/admin/settings">
      {data && <Form stored={data} />}
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
    </SettingsPage>
  )
}

function Form({ stored }: { stored: Data<Calls['GET /admin/brand']> }) {
  const saved = flatBrand(stored)
  const form = useEntryForm('desk-settings-brand', saved)
  const store = useStore('brand')
  const value = brandFrom(form.value)
  const problems = brandProblems(value)
  const count = Object.keys(problems).length
  function save() {
    if (count > 0) return
    form.send()
    store.mutate({ body: { ...value, version: stored.version } }, { onSuccess: form.saved })
  }
  return (
    <div className={styles.twoColumns}>
      <div className={styles.column}>
        <BrandFields value={value} problems={problems} onChange={form.set} />
        <Meanwhile form={form} stored={saved} labels={brandLabels} />
        <SaveBar
          changes={form.changed.length}
          problems={count}
          busy={store.isPending}
          isContested={form.conflicts.length > 0}
          onUndo={form.undo}
          onSave={save}
        />
      </div>
      <BrandPreview value={value} stored={stored} />
    </div>
  )
}
