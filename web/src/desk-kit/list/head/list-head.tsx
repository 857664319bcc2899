import { useId } from 'react'
import { Select } from '#shared/ui/forms/select.tsx'
import { partsTexts } from '../../parts.texts'
import type { ListState } from '../use-list-state'
import { type FilterSpec, Filters } from './filters'
import styles from './filters.module.css'
import { ListSearch } from './list-search'
import { ViewChips } from './view-chips'

/** A ready-made view, and the filters that it sets; those that only other views set are removed. */
type View = { label: string; count?: number | undefined; sets: Record<string, string> }

type Props = {
  state: Pick<ListState, 'q' | 'filters' | 'sort' | 'set'>
  /** Label of the search field. */
  search?: string | undefined
  views?: View[] | undefined
  filters?: Record<string, FilterSpec> | undefined
  sortLabels?: Record<string, string> | undefined
  /** The fixed order of a list while it is searched. */
  searchOrder?: string | undefined
}

/** Views, search, filters and order over a list; a list has those that are given. */
export function ListHead({ state, search, views, filters, sortLabels, searchOrder }: Props) {
  const { q, sort, set } = state
  return (
    <>
      {views && <Views state={state} views={views} />}
      {search && <ListSearch value={q} onSearch={(text) => set({ q: text }, { replace: true })} label={search} />}
      {filters && <Filters state={state} filters={filters} />}
      {sortLabels && (
        <OrderChoice
          value={sort}
          labels={sortLabels}
          onlyOrder={q === '' ? undefined : searchOrder}
          onChoose={(chosen) => set({ sort: chosen })}
        />
      )}
    </>
  )
}

function Views({ state: { filters, set }, views }: { state: Pick<ListState, 'filters' | 'set'>; views: View[] }) {
  const none = Object.fromEntries(views.flatMap(({ sets }) => Object.keys(sets).map((name) => [name, ''])))
  const chips = views.map(({ label, count, sets }) => {
    const whole = { ...none, ...sets }
    const isOn = Object.entries(whole).every(([name, value]) => filters[name] === value)
    return { label, count, isOn, onChoose: () => set(whole) }
  })
  return <ViewChips label={partsTexts.views} views={chips} />
}

type OrderChoiceProps = {
  value: string | undefined
  labels: Record<string, string>
  /** The only order: there is nothing to choose. */
  onlyOrder?: string | undefined
  onChoose: (sort: string) => void
}

/** The order of a list, at the end of its head. */
function OrderChoice({ value, labels, onlyOrder, onChoose }: OrderChoiceProps) {
  const id = useId()
  return (
    <label className={styles.order} htmlFor={id}>
      <span className="sr-only">{partsTexts.order}</span>
      <Select
        id={id}
        value={onlyOrder ? '' : value}
        disabled={onlyOrder !== undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        {Object.entries(onlyOrder ? { '': onlyOrder } : labels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
