import type { DeskImport } from '@kasama/contract/studio/imports.api'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../imports.module.css'
import { importsTexts as t } from '../imports.texts'
import type { Choices } from '../use-choices'
import { ColumnsPanel } from './columns-panel'
import { ValuesPanel } from './values-panel'

/** Choices for a list: columns, topics, whether a bad row refuses all, and whether lessons are published at once. */
export function ListChoices({ import_: { found }, choices }: { import_: DeskImport; choices: Choices }) {
  const { current, change } = choices
  if (!found || !current) return null
  return (
    <div className={styles.even}>
      <div>
        <ColumnsPanel found={found} options={current} onChange={change} />
        <Panel>
          <h2>{t.how}</h2>
          <RadioList
            label={t.how}
            value={current.all_or_nothing ? 'all' : 'good'}
            onChange={(how) => change({ all_or_nothing: how === 'all' })}
            options={[
              { value: 'good', label: t.good, note: t.goodText },
              { value: 'all', label: t.all, note: t.allText },
            ]}
          />
        </Panel>
        <Panel>
          <h2>{t.comesOut}</h2>
          <RadioList
            label={t.comesOut}
            value={current.publish ? 'publish' : 'drafts'}
            onChange={(how) => change({ publish: how === 'publish' })}
            options={[
              { value: 'drafts', label: t.drafts, note: t.draftsText },
              { value: 'publish', label: t.publish, note: t.publishText },
            ]}
          />
          <p className={styles.quiet}>{t.changedAtOnce}</p>
        </Panel>
      </div>
      <div>
        <ValuesPanel found={found} options={current} onChange={change} />
      </div>
    </div>
  )
}
