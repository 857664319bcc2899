import { householdFields } from '@kasama/contract/desk/desk.rules'
import { englishNames, languages } from '@kasama/contract/language'
import type { HouseholdRow } from '@kasama/contract/people/desk/households.api'
import { csvOf } from '@kasama/contract/text/csv'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import { saveFile } from '#shared/device/save-file.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import { fieldOf, problemWords } from './problem-words'
import type { HouseholdImport, RowWithCheck } from './use-import'

type Props = { rows: RowWithCheck[]; onMend: HouseholdImport['mend'] }

/** Each refused row with its problem, and a field to correct it; a corrected row is checked again with all others. */
export function RefusedRows({ rows, onMend }: Props) {
  const number = rows.length
  function download() {
    const lines = rows.map(({ row, checked }) => [
      row.line,
      ...householdFields.map((field) => row[field]),
      problemWords(checked, row),
    ])
    const head = [t.line, ...householdFields.map((field) => t[field]), t.fileColumn]
    saveFile('refused-rows.csv', csvOf(head, lines), 'text/csv;charset=utf-8')
  }
  return (
    <div className={styles.table}>
      <div className={`row between wrap gap-8 gap-x-14 ${styles.head}`}>
        <h2>{t.refused}</h2>
        <Button look="line" size="s" icon={<Download aria-hidden="true" />} onClick={download}>
          {number === 1 ? t.downloadOne : fillIn(t.download, { number })}
        </Button>
      </div>
      <FoldedTable<RowWithCheck>
        caption={t.refused}
        rows={rows}
        rowKey={({ row }) => String(row.line)}
        rowName={({ row }) => fillIn(t.lineNumber, { number: row.line })}
        columns={[
          {
            key: 'line',
            label: t.line,
            render: ({ row }) => (
              <>
                <span className={styles.phone}>{t.line} </span>
                {row.line}
              </>
            ),
          },
          { key: 'household', label: t.household, render: ({ row }) => <Who row={row} /> },
          {
            key: 'wrong',
            label: t.wrong,
            kind: 'wide',
            render: ({ row, checked }) => <span className={styles.wrong}>{problemWords(checked, row)}</span>,
          },
          { key: 'mend', label: t.mend, kind: 'wide', render: (one) => <Mend {...one} onMend={onMend} /> },
        ]}
      />
    </div>
  )
}

function Who({ row }: { row: HouseholdRow }) {
  return (
    <span className={styles.who}>
      {row.employer_name || row.employer_email}
      <small>{fillIn(t.worker, { name: row.user_id || row.worker_name })}</small>
    </span>
  )
}

/** A typed value is taken when its field is left, so that the row does not disappear while it is typed. */
function Mend({ row, checked, onMend }: RowWithCheck & Pick<Props, 'onMend'>) {
  const field = fieldOf[checked.problem ?? 'email']
  const [written, setWritten] = useState<string>()
  const value = written ?? row[field]
  const label = fillIn(t.mendOf, { field: t[field], line: row.line })
  if (field === 'language')
    return (
      <Select
        className={styles.mend}
        aria-label={label}
        value={languages.find((code) => code === row.language) ?? ''}
        onChange={({ target }) => onMend(row.line, field, target.value)}
      >
        <option value="">{t.pick}</option>
        {languages.map((code) => (
          <option key={code} value={code}>
            {englishNames[code]}
          </option>
        ))}
      </Select>
    )
  function take() {
    if (written !== undefined && written !== row[field]) onMend(row.line, field, written)
    setWritten(undefined)
  }
  return (
    <input
      type="text"
      className={styles.mend}
      aria-label={label}
      aria-invalid="true"
      value={value}
      maxLength={254}
      autoComplete="off"
      onChange={({ target }) => setWritten(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
