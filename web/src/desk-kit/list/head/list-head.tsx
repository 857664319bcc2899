import type { ListState } from '../use-list-state'
import { type FilterLook, Filters } from './filters'
import { ListSearch } from './list-search'
import { OrderChoice } from './order-choice'
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
