import { englishNames } from '@kasama/contract/language'
import { useState } from 'react'
import { FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import type { RowWithCheck } from './use-import'

const few = 5

/** The first of the rows that would be made, or all of them. */
export function ReadyRows({ rows, until }: { rows: RowWithCheck[]; until: string }) {
  const [isAll, setAll] = useState(false)
  const day = until ? plainSingaporeDate(until, 'eng') : ''
  return (
    <div className={styles.table}>
      <div className={`row between wrap gap-8 gap-x-14 ${styles.head}`}>
        <h2>{t.ready}</h2>
        {rows.length > few && (
          <Button look="quiet" size="s" onClick={() => setAll(!isAll)}>
            {isAll ? t.showFew : fillIn(t.showAll, { number: rows.length })}
          </Button>
        )}
      </div>
      <FoldedTable<RowWithCheck>
        caption={t.ready}
        rows={isAll ? rows : rows.slice(0, few)}
        rowKey={({ row }) => String(row.line)}
        rowName={({ row }) => fillIn(t.lineNumber, { number: row.line })}
        columns={[
          {
            key: 'employer',
            label: t.household,
            render: ({ row }) => (
              <span className={styles.who}>
                {row.employer_name || row.employer_email}
                <small>{row.employer_email}</small>
              </span>
            ),
          },
          { key: 'line', label: t.line, render: ({ row }) => row.line },
          {
            key: 'worker',
            label: t.user_id,
            render: ({ row }) => (
              <span className={styles.who}>
                {row.user_id}
                <small>{row.worker_name}</small>
              </span>
            ),
          },
          {
            key: 'language',
            label: t.language,
            render: ({ checked }) => checked.language_code && englishNames[checked.language_code],
          },
          { key: 'until', label: t.until, render: () => day, wideOnly: true },
        ]}
      />
    </div>
  )
}
