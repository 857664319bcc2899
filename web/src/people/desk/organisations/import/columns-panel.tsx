import { type HouseholdField, householdFields } from '@kasama/contract/desk/desk.rules'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import type { Import } from './use-import'

export const isColumnMissing = ({ columns }: Import) => householdFields.some((field) => columns[field] === null)

type Props = { work: Import; onChange: (change: Partial<Import>) => void }

/** Chooses the column of the file for each field. */
export function ColumnsPanel({ work, onChange }: Props) {
  const { head, columns } = work
  const choose = (field: HouseholdField, value: string) =>
    onChange({ columns: { ...columns, [field]: value === '' ? null : Number(value) } })
  return (
    <Panel>
      <h2>{t.columns}</h2>
      <p className={styles.quiet}>{isColumnMissing(work) ? t.columnsMissing : t.columnsOk}</p>
      <div className={styles.fields}>
        {householdFields.map((field) => (
          <SelectField
            key={field}
            label={t[field]}
            value={columns[field] ?? ''}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value="">{t.noColumn}</option>
            {head.map((name, place) => (
              <option key={place} value={place}>
                {name || place + 1}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </Panel>
  )
}
