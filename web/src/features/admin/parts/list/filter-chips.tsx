import { X } from 'lucide-react'
import { useId } from 'react'
import { fillIn } from '../../../../shared/i18n/texts'
import { partsTexts } from '../parts.texts'
import styles from './filter-chips.module.css'

/** What a filter is called, and the values it may have, each with its words. */
export type FilterLook = { label: string; values: Record<string, string> }
type Filtered = { filters: Record<string, string>; set: (change: Record<string, string>) => void }

type Props = { state: Filtered; looks: Record<string, FilterLook> }

/** The filters that are set: "Role is Employer", each with its cross. */
export function FilterChips({ state, looks }: Props) {
  return Object.entries(looks).map(([name, { label, values }]) => {
    const value = state.filters[name]
    if (!value) return null
    return (
      <span key={name} className={styles.chip}>
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
  })
}

type ChoiceProps = { state: Filtered; name: string; look: FilterLook }

/** Sets a filter; while it is set its chip stands in its place. */
export function FilterChoice({ state, name, look: { label, values } }: ChoiceProps) {
  const id = useId()
  if (state.filters[name]) return null
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select id={id} value="" onChange={({ target }) => state.set({ [name]: target.value })}>
        <option value="">{label}</option>
        {Object.entries(values).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}

export type View = { label: string; count?: number | undefined; isOn: boolean; onChoose: () => void }

/** Ready-made views of a list, with how many each has. */
export function ViewChips({ label, views }: { label: string; views: View[] }) {
  return (
    <fieldset className={styles.views} aria-label={label}>
      {views.map(({ label: name, count, isOn, onChoose }) => (
        <button key={name} type="button" className={styles.view} aria-pressed={isOn} onClick={onChoose}>
          {name}
          {count !== undefined && <b>{count > 1000 ? '1,000+' : count.toLocaleString('en')}</b>}
        </button>
      ))}
    </fieldset>
  )
}
