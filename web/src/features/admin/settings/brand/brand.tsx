import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { SaveBar } from '../../parts/doing/save-bar'
import { ListError } from '../../parts/states/list-error'
import styles from '../settings.module.css'
import { useStore, useStored } from '../settings.queries'
import { settingsTexts as t } from '../settings.texts'
import { SettingsPage } from '../settings-page'
import { useSettingsForm } from '../use-settings-form'
import { BrandFields } from './brand-fields'
import { BrandPreview } from './brand-preview'
import { brandProblems } from './brand-problems'

/** Name, tagline, contact and links: what every page and mail says of the product. */
export function Brand() {
  const { data, error, refetch } = useStored('brand')
  return (
    <SettingsPage title={t.brand} to="/admin/settings">
      {data && <Form stored={data} />}
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
    </SettingsPage>
  )
}

function Form({ stored }: { stored: BrandSettings }) {
  const { value, changes, set, undo } = useSettingsForm('desk-brand', stored)
  const store = useStore('brand')
  const problems = brandProblems(value)
  const count = Object.keys(problems).length
  const save = () => count === 0 && store.mutate({ body: value }, { onSuccess: undo })
  return (
    <div className={styles.twoColumns}>
      <div className={styles.column}>
        <BrandFields value={value} problems={problems} onChange={set} />
        <SaveBar changes={changes} problems={count} busy={store.isPending} onUndo={undo} onSave={save} />
      </div>
      <BrandPreview value={value} stored={stored} />
    </div>
  )
}
