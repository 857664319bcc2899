import { ListFilter, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Select } from '#shared/ui/forms/select.tsx'
import { partsTexts } from '../../parts.texts'
import styles from './filters.module.css'

/** Label of a filter, and its possible values, each with its text. */
export type FilterSpec = { label: string; values: Record<string, string> }
type FilterState = { filters: Record<string, string>; set: (change: Record<string, string>) => void }

type Props = {
  state: FilterState
  filters: Record<string, FilterSpec>
  /** Filters of another kind, which show their values themselves; `isSet` shows the choices at first. */
  children?: ReactNode
  isSet?: boolean
}

/** A list with more filters than these has them behind a button; on a phone they always are. */
const mostVisible = 3

/**
 * The filters of a list: chips for those that are set ("Role is Employer", each with its cross), selects for the
 * others.
 */
export function Filters({ state, filters, children, isSet = false }: Props) {
  const [isOpen, setOpen] = useState(isSet)
  const id = useId()
  const names = Object.keys(filters)
  const isMany = names.length > mostVisible
  return (
    <>
      {names.map((name) => (
        <FilterChip key={name} state={state} name={name} filter={filters[name] as FilterSpec} />
      ))}
      <button
        type="button"
        className={styles.more}
        data-many={isMany || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" />
        {partsTexts.filters}
      </button>
      <div id={id} className={styles.choices} data-many={isMany || undefined} data-open={isOpen || undefined}>
        {names.map((name) => (
          <FilterChoice key={name} state={state} name={name} filter={filters[name] as FilterSpec} />
        ))}
        {children}
      </div>
    </>
  )
}

type FilterProps = { state: FilterState; name: string; filter: FilterSpec }

function FilterChip({ state, name, filter: { label, values } }: FilterProps) {
  const value = state.filters[name]
  if (!value) return null
  return (
    <span className={`row inline bold ${styles.chip}`}>
      <span>
        {label} {partsTexts.is}
      </span>
      <b>{values[value] ?? value}</b>
      <button
        type="button"
        aria-label={fillIn(partsTexts.remove, { name: label })}
        onClick={() => state.set({ [name]: '' })}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  )
}

/** Sets a filter; once it is set, its chip takes the place of this. */
function FilterChoice({ state, name, filter: { label, values } }: FilterProps) {
  const id = useId()
  if (state.filters[name]) return null
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select id={id} value="" onChange={({ target }) => state.set({ [name]: target.value })}>
        <option value="">{label}</option>
        {Object.entries(values).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </span>
  )
}
