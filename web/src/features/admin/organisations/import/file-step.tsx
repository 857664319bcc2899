import { csvOf } from '@kasama/contract/csv'
import { householdFields } from '@kasama/contract/desk.rules'
import { Download, FileSpreadsheet, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../../shared/device/save-file'
import { fillIn } from '../../../../shared/i18n/texts'
import { Button } from '../../../../shared/ui/actions/button'
import { Notice } from '../../../../shared/ui/feedback/notice'
import { Panel } from '../../../../shared/ui/layout/panel'
import { FileDrop } from '../../parts/papers/file-drop'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import { type Importing, readTable } from './use-import'

const sample = () =>
  csvOf(
    ['Employer email', 'Employer name', 'User ID', 'Helper name', 'Language'],
    [['adam@nutmeg.example', 'Adam Nutmeg', 'sitimelati', 'Siti Melati', 'Indonesian']],
  )

/** What the server takes. */
const mostBytes = 5 * 1_048_576

/** Asks for the file. One that is too large is not sent; the server would refuse it before it is read to its end. */
export function FileStep({ orgId, onRead }: { orgId: number; onRead: Importing['begin'] }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function read(file: File | undefined) {
    if (!file || isBusy) return
    if (file.size > mostBytes) return setProblem(t.tooLarge)
    setBusy(true)
    setProblem(undefined)
    await readTable(orgId, file).then(
      (table) => onRead(file.name, table),
      (error: Error) => setProblem(error.message),
    )
    setBusy(false)
  }
  return (
    <Panel>
      <p>{t.lead}</p>
      <FileDrop
        accept=".csv,text/csv"
        icon={<FileSpreadsheet aria-hidden="true" />}
        busy={isBusy}
        onFile={(file) => void read(file)}
      >
        <b>{t.choose}</b> {t.drop}
      </FileDrop>
      {problem && <Notice kind="bad">{problem}</Notice>}
      <p className={styles.quiet}>
        {t.howTo} {fillIn(t.needs, { columns: householdFields.map((field) => t[field]).join(', ') })}
      </p>
      <Notice kind="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {t.nothingYet}
      </Notice>
      <div>
        <Button
          look="line"
          size="s"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile('households.csv', sample(), 'text/csv;charset=utf-8')}
        >
          {t.sample}
        </Button>
      </div>
    </Panel>
  )
}
