import type { DeskVideo } from '@kasama/contract/desk/videos.api'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useTopics } from '../../../shared/api/topics.queries'
import { BulkBar } from '../parts/list/bulk-bar'
import { FilterChips, FilterChoice, ViewChips } from '../parts/list/filter-chips'
import { FoldedTable, type Selection } from '../parts/list/folded-table'
import { ListFoot } from '../parts/list/list-foot'
import { ListPanel } from '../parts/list/list-panel'
import { ListSearch } from '../parts/list/list-search'
import { OrderChoice } from '../parts/list/order-choice'
import { EmptyList } from '../parts/states/empty-list'
import { videoColumns } from './columns'
import { filterLooks, sortWords, type VideoState } from './filters'
import { useOpenToGuests } from './use-open-to-guests'
import { type useVideos, useViews } from './videos.queries'
import { videosTexts as t } from './videos.texts'

type Props = { state: VideoState; answer: ReturnType<typeof useVideos> }

/** The library's videos: views, filters, rows, and what can be done with several of them. */
export function VideoList({ state, answer }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selection = { chosen, set: setChosen }
  return (
    <>
      <ListPanel head={<Head state={state} />} answer={answer}>
        {({ items, total, next_cursor }) =>
          items.length === 0 ? (
            <Nothing state={state} />
          ) : (
            <>
              <FoldedTable
                caption={t.table}
                columns={videoColumns}
                rows={items}
                rowKey={({ id }) => String(id)}
                rowName={({ title }) => title}
                selection={selection}
              />
              <ListFoot state={state} shown={items.length} total={total} next={next_cursor} />
            </>
          )
        }
      </ListPanel>
      <Bulk selection={selection} rows={answer.data?.items ?? []} />
    </>
  )
}

function Nothing({ state }: { state: VideoState }) {
  if (!state.isNarrowed) return <EmptyList title={t.empty} text={t.emptyText} />
  return <EmptyList title={t.noneFound} onClear={state.clear} />
}

function Head({ state }: { state: VideoState }) {
  const { data } = useViews()
  const looks = filterLooks(useTopics().data ?? [])
  const { filters, set } = state
  const filtered = { filters, set: (change: Record<string, string>) => set(change as Partial<typeof filters>) }
  const plain = { public: '', without: '' }
  const view = (label: string, count: number | undefined, change: Partial<typeof plain>) => ({
    label,
    count,
    isOn: Object.entries({ ...plain, ...change }).every(
      ([name, value]) => filters[name as keyof typeof plain] === value,
    ),
    onChoose: () => set({ ...plain, ...change }),
  })
  const views = [
    view(t.all, data?.all, {}),
    view(t.publicView, data?.public, { public: 'yes' }),
    view(t.languageMissing, data?.language, { without: 'language' }),
    view(t.noQuiz, data?.quiz, { without: 'quiz' }),
    view(t.noSubtitles, data?.subtitles, { without: 'subtitles' }),
  ]
  return (
    <>
      <ListSearch value={state.q} onSearch={(q) => set({ q }, { replace: true })} label={t.search} />
      <ViewChips label={t.views} views={views} />
      <FilterChips state={filtered} looks={looks} />
      {Object.entries(looks).map(([name, look]) => (
        <FilterChoice key={name} state={filtered} name={name} look={look} />
      ))}
      <OrderChoice value={state.sort} words={sortWords} onChoose={(sort) => set({ sort })} />
    </>
  )
}

function Bulk({ selection, rows }: { selection: Selection; rows: DeskVideo[] }) {
  const { mutate, isPending } = useOpenToGuests()
  const shown = new Set(rows.map(({ id }) => String(id)))
  const ids = [...selection.chosen].filter((id) => shown.has(id)).map(Number)
  const change = (is_public: boolean) => () =>
    mutate({ body: { ids, is_public } }, { onSuccess: () => selection.set(new Set()) })
  return (
    <BulkBar
      selection={{ chosen: new Set(ids.map(String)), set: selection.set }}
      actions={[
        { label: t.close, icon: <Lock aria-hidden="true" />, busy: isPending, onPress: change(false) },
        { label: t.open, icon: <LockOpen aria-hidden="true" />, isMain: true, busy: isPending, onPress: change(true) },
      ]}
    />
  )
}
