import { Ban } from 'lucide-react'
import { useState } from 'react'
import { showUndo } from '../../../features/admin/parts/doing/undo-toast'
import { Filters } from '../../../features/admin/parts/list/head/filters'
import { ListSearch } from '../../../features/admin/parts/list/head/list-search'
import { ViewChips } from '../../../features/admin/parts/list/head/view-chips'
import { ListFoot } from '../../../features/admin/parts/list/list-foot'
import { ListPanel } from '../../../features/admin/parts/list/list-panel'
import { BulkBar } from '../../../features/admin/parts/list/rows/bulk-bar'
import { FoldedTable } from '../../../features/admin/parts/list/rows/folded-table'
import type { Column } from '../../../features/admin/parts/list/rows/table-types'
import { EmptyList } from '../../../features/admin/parts/states/empty-list'
import { ListError, PartError } from '../../../features/admin/parts/states/list-error'
import { Tag } from '../../../shared/ui/feedback/tag'
import { Columns } from '../section'
import { looks, rows, type SampleRow, stateWords } from './desk.samples'
import { deskSectionTexts as t } from './desk.texts'

const columns: Column<SampleRow>[] = [
  { key: 'name', label: t.account, render: ({ name }) => name, sort: { up: 'name', down: '-name' } },
  { key: 'role', label: t.role, render: ({ role }) => role },
  { key: 'lessons', label: t.lessons, kind: 'number', render: ({ lessons }) => lessons },
  { key: 'state', label: t.state, render: ({ state }) => <Tag kind={state}>{stateWords[state]}</Tag> },
]
const nothing = () => {}

/** Samples of a list: search, filters, views, rows that fold, open and are selected, its foot, and its empty states. */
export function ListSamples() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['2']))
  const [filters, setFilters] = useState<Record<string, string>>({ role: 'E' })
  const [sort, setSort] = useState('name')
  const [q, setQ] = useState('')
  const state = { filters, set: (change: Record<string, string>) => setFilters({ ...filters, ...change }) }
  const selection = { chosen, set: setChosen }
  const head = (
    <>
      <ViewChips label={t.views} views={[{ label: t.all, count: 1204, isOn: true, onChoose: nothing }]} />
      <ListSearch value={q} onSearch={setQ} />
      <Filters state={state} looks={looks} />
    </>
  )
  return (
    <>
      <ListPanel head={head} answer={{ data: rows, error: null, isPending: false, refetch: nothing }}>
        {(shown) => (
          <>
            <FoldedTable
              caption={t.table}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              href={() => '/dev/components'}
              selection={selection}
              open={() => <p>{t.below}</p>}
              sort={{ value: sort, onSort: setSort }}
            />
            <ListFoot
              state={{ page: 2, cursor: 'x', toNext: nothing, toBefore: nothing }}
              shown={3}
              total={1001}
              next="y"
            />
          </>
        )}
      </ListPanel>
      <BulkBar
        selection={selection}
        actions={[
          {
            label: t.block,
            icon: <Ban aria-hidden="true" />,
            isMain: true,
            onPress: () => showUndo(t.blocked, () => Promise.resolve()),
          },
        ]}
      />
      <PartError what={t.learning} error={null} onRetry={nothing} />
      <Columns>
        <EmptyList title={t.emptyTitle} text={t.emptyText} onClear={nothing} />
        <ListError error={null} onRetry={nothing} />
      </Columns>
    </>
  )
}
