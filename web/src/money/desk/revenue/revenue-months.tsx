import type { RevenueMonth } from '@kasama/contract/money/desk/revenue.api'
import { useState } from 'react'
import { FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import { monthName } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { formatCents } from '../words'
import styles from './revenue.module.css'
import { revenueTexts as t } from './revenue.texts'

export const longMonth = (month: string) => monthName(`${month}-01`, 'eng')

/** On a phone each month is six lines: twelve of them would be longer than the rest of the page. */
const few = 4

/** The latest months as a table, or all of them. */
export function Months({ months }: { months: RevenueMonth[] }) {
  const [isAll, setAll] = useState(false)
  const latest = [...months].reverse()
  return (
    <Panel>
      <h2>{t.table}</h2>
      <FoldedTable
        caption={t.table}
        rows={isAll ? latest : latest.slice(0, few)}
        rowKey={({ month }) => month}
        rowName={({ month }) => longMonth(month)}
        columns={[
          { key: 'month', label: t.month, render: ({ month }) => longMonth(month) },
          { key: 'start', label: t.start, kind: 'number', render: ({ at_start }) => at_start.toLocaleString('en') },
          { key: 'new', label: t.new, kind: 'number', render: ({ came }) => came.toLocaleString('en') },
          { key: 'gone', label: t.gone, kind: 'number', render: ({ gone }) => gone.toLocaleString('en') },
          { key: 'end', label: t.end, kind: 'number', render: ({ at_end }) => at_end.toLocaleString('en') },
          { key: 'recurring', label: t.monthly, kind: 'number', render: ({ recurring }) => formatCents(recurring) },
        ]}
      />
      {latest.length > few && (
        <div className={`row between wrap muted ${styles.foot}`}>
          <span>{fillIn(t.shown, { shown: isAll ? latest.length : few, number: latest.length })}</span>
          <Button look="quiet" size="s" onClick={() => setAll(!isAll)}>
            {isAll ? t.showFew : fillIn(t.showAll, { number: latest.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
