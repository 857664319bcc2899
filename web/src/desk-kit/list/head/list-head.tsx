import { useId } from 'react'
import { Select } from '#shared/ui/forms/select.tsx'
import { partsTexts } from '../../parts.texts'
import type { ListState } from '../use-list-state'
import { type FilterLook, Filters } from './filters'
import styles from './filters.module.css'
import { ListSearch } from './list-search'
import { ViewChips } from './view-chips'

/** A ready-made view, and the filters that it sets; those that only other views set are removed. */
type View = { label: string; count: number | undefined; sets: Record<string, string> }

type Props = {
  state: Pick<ListState, 'q' | 'filters' | 'sort' | 'narrow'>
  labels: { views: string; search: string }
  views: View[]
  looks: Record<string, FilterLook>
  sortWords?: Record<string, string>
  /** The fixed order of a list while it is searched. */
  foundOrder?: string
}

/** Views, search, filters and order over a list. */
export function ListHead({ state: { q, filters, sort, narrow }, labels, views, looks, sortWords, foundOrder }: Props) {
  const none = Object.fromEntries(views.flatMap(({ sets }) => Object.keys(sets).map((name) => [name, ''])))
  const chips = views.map(({ label, count, sets }) => {
    const whole = { ...none, ...sets }
    const isOn = Object.entries(whole).every(([name, value]) => filters[name] === value)
    return { label, count, isOn, onChoose: () => narrow(whole) }
  })
  return (
    <>
      <ViewChips label={labels.views} views={chips} />
      <ListSearch value={q} onSearch={(text) => narrow({ q: text }, { replace: true })} label={labels.search} />
      <Filters state={{ filters, set: narrow }} looks={looks} />
      {sortWords && (
        <OrderChoice
          value={sort}
          words={sortWords}
          only={q === '' ? undefined : foundOrder}
          onChoose={(chosen) => narrow({ sort: chosen })}
        />
      )}
    </>
  )
}

type OrderChoiceProps<Sort extends string> = {
  value: Sort | undefined
  words: Record<Sort, string>
  /** The only order: there is nothing to choose. */
  only?: string | undefined
  onChoose: (sort: Sort) => void
}

/** The order of a list, at the end of its head. */
function OrderChoice<Sort extends string>({ value, words, only, onChoose }: OrderChoiceProps<Sort>) {
  const id = useId()
  return (
    <label className={styles.order} htmlFor={id}>
      <span className="sr-only">{partsTexts.order}</span>
      <Select
        id={id}
        value={only ? '' : value}
        disabled={only !== undefined}
        onChange={({ target }) => onChoose(target.value as Sort)}
      >
        {Object.entries<string>(only ? { '': only } : words).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
