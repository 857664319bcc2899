import { maxFileBytes } from '@kasama/contract/call'
import { householdFields } from '@kasama/contract/desk/desk.rules'
import { csvOf } from '@kasama/contract/text/csv'
import { FileSpreadsheet } from 'lucide-react'
import { ImportFile } from '#desk-kit/imports/import-file.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import { type HouseholdImport, readTable } from './use-import'

const sample = {
  name: 'households.csv',
  csv: () =>
    csvOf(
      ['Employer email', 'Employer name', 'User ID', 'Helper name', 'Language'],
      [['adam@nutmeg.example', 'Adam Nutmeg', 'sitimelati', 'Siti Melati', 'Indonesian']],
    ),
}

/** Asks for the file. One that is too large is not sent: the server would refuse it before it is read to its end. */
export function FileStep({ orgId, onRead }: { orgId: number; onRead: HouseholdImport['begin'] }) {
  async function read(file: File) {
    if (file.size > maxFileBytes) throw new Error(t.tooLarge)
    onRead(file.name, await readTable(orgId, file))
  }
  return (
    <ImportFile
      accept=".csv,text/csv"
      icon={<FileSpreadsheet aria-hidden="true" />}
      texts={t}
      sample={sample}
      onFile={read}
    >
      <p className={styles.quiet}>
        {t.howTo} {fillIn(t.needs, { columns: householdFields.map((field) => t[field]).join(', ') })}
      </p>
    </ImportFile>
  )
}
