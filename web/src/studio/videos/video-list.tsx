import { Upload } from 'lucide-react'
import { ListHead } from '#desk-kit/list/head/list-head.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useSelection } from '#desk-kit/list/rows/use-selection.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Bulk } from './bulk/bulk'
import { RefusedList } from './bulk/refused-list'
import { RunPanel } from './bulk/run-panel'
import { useAll } from './bulk/use-all'
import { useBulk } from './bulk/use-bulk'
import { videoColumns } from './columns'
import { filterLooks, searchOf, sortWords, type VideoState } from './filters'
import { NewLesson } from './new-lesson'
import { type useVideos, useViews } from './videos.queries'
import { videosTexts as t } from './videos.texts'

type Props = { state: VideoState; answer: ReturnType<typeof useVideos> }

/** The library's videos: views, filters, rows and bulk actions. */
export function VideoList({ state, answer }: Props) {
  const rows = answer.data?.items ?? []
  const keys = rows.map(({ id }) => String(id))
  const ticked = useSelection(keys)
  const all = useAll(searchOf(state))
  function tick(chosen: ReadonlySet<string>) {
    all.drop()
    ticked.set(chosen)
  }
  const selection = { chosen: all.isOn ? new Set(keys) : ticked.chosen, set: tick }
  const bulk = useBulk(() => tick(new Set()))
  return (
    <>
      <RunPanel run={bulk.run} onStop={bulk.stop} />
      <RefusedList {...bulk.refused} onDismiss={bulk.dismiss} />
      <ListPanel head={<Head state={state} />} answer={answer}>
        {(page) => (
          <ListTable
            page={page}
            state={state}
            empty={<Nothing state={state} />}
            caption={t.table}
            columns={videoColumns}
            rowKey={({ id }) => String(id)}
            rowName={({ title }) => title}
            href={({ id }) => `/admin/videos/${id}`}
            selection={selection}
          />
        )}
      </ListPanel>
      <Bulk selection={selection} rows={rows} total={answer.data?.total ?? 0} all={all} state={state} bulk={bulk} />
    </>
  )
}

function Nothing({ state }: { state: VideoState }) {
  if (!state.isNarrowed)
    return (
      <EmptyList title={t.empty} text={t.emptyText}>
        <LinkButton look="line" to="/admin/videos/import" icon={<Upload aria-hidden="true" />}>
          {t.import}
        </LinkButton>
        <NewLesson />
      </EmptyList>
    )
  return <EmptyList title={t.noneFound} onClear={state.clear} />
}

function Head({ state }: { state: VideoState }) {
  const { data } = useViews()
  return (
    <ListHead
      state={state}
      labels={t}
      views={[
        { label: t.all, count: data?.all, sets: {} },
        { label: t.draft, count: data?.draft, sets: { state: 'draft' } },
        { label: t.publicView, count: data?.public, sets: { public: 'yes' } },
        { label: t.languageMissing, count: data?.language, sets: { without: 'language' } },
        { label: t.noQuiz, count: data?.quiz, sets: { without: 'quiz' } },
        { label: t.noSubtitles, count: data?.subtitles, sets: { without: 'subtitles' } },
        { label: t.machineView, count: data?.machine, sets: { machine: 'any' } },
      ]}
      looks={filterLooks(useTopics().data ?? [], state.filters.import)}
      sortWords={sortWords}
      foundOrder={t.nearest}
    />
  )
}
