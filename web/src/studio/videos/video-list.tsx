import { byLanguage, languages } from '@kasama/contract/language'
import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import { Archive, CalendarClock, Check, PackageOpen, Pencil, Upload } from 'lucide-react'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import type { LanguageState } from '#desk-kit/languages/language-state.ts'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { singaporeDate } from '#shared/format/date.ts'
import { duration } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { Bulk } from './bulk/bulk'
import { RefusedList } from './bulk/refused-list'
import { RunPanel } from './bulk/run-panel'
import { useAllLessons } from './bulk/use-all-lessons'
import { useBulk } from './bulk/use-bulk'
import { exportPath, filterSpecs, hostNames, searchOf, videoFilters } from './filters'
import { NewLesson } from './new-lesson'
import styles from './videos.module.css'
import { useViews, type VideoQuery } from './videos.queries'
import { videosTexts as t } from './videos.texts'

const stateTags = {
  new: { kind: 'plain', Icon: Pencil },
  published: { kind: 'ok', Icon: Check },
  changed: { kind: 'warn', Icon: Pencil },
  scheduled: { kind: 'info', Icon: CalendarClock },
  taken_back: { kind: 'plain', Icon: Archive },
} as const

/** State of a lesson; a scheduled one shows its day. */
function StateOfLesson({ video: { state, differs, scheduled_at } }: { video: DeskVideo }) {
  const { kind, Icon } = stateTags[state]
  const text = scheduled_at ? singaporeDate(scheduled_at, 'eng') : t[`state_${state}`]
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {state === 'taken_back' && differs ? fillIn(t.changedToo, { state: text }) : text}
    </Tag>
  )
}

/**
 * A language with a clip or subtitles of its own is whole, without both it is partly done; an unpublished one is a
 * draft.
 */
const videoLanguageStates = (video: Pick<DeskVideo, 'languages'>) =>
  byLanguage((language): LanguageState => {
    const found = video.languages.find(({ language_code }) => language_code === language)
    if (!found) return 'lacking'
    if (found.is_machine) return 'machine'
    if (found.is_draft) return 'draft'
    return found.has_clip || found.has_subtitles ? 'whole' : 'partly'
  })

const allLanguages = languages.length
const nothing = <Tag kind="warn">{t.none}</Tag>

const videoColumns: Column<DeskVideo>[] = [
  {
    key: 'lesson',
    label: t.lesson,
    render: (video) => (
      <span className="row gap-12 shrink">
        <LessonImage lesson={video} width={72} loading="lazy" className={styles.picture} />
        <span className={styles.words}>
          <b>{video.title}</b>
          <small>
            {video.topic_ids.slice(0, 1).map((topicId) => (
              <TopicTag key={topicId} topicId={topicId} />
            ))}
            <span>
              {video.is_public ? fillIn(t.hostPublic, { host: hostNames[video.host] }) : hostNames[video.host]}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'length',
    label: t.length,
    wideOnly: true,
    render: (video) => (video.duration > 0 ? duration(video.duration) : t.none),
  },
  { key: 'languages', label: t.languages, render: (video) => <LanguageFlags states={videoLanguageStates(video)} /> },
  { key: 'quiz', label: t.quiz, wideOnly: true, render: ({ questions }) => (questions > 0 ? questions : nothing) },
  {
    key: 'subtitles',
    label: t.subtitles,
    wideOnly: true,
    render: ({ languages }) => {
      const count = languages.filter(({ has_subtitles }) => has_subtitles).length
      if (count === 0) return nothing
      return count === allLanguages ? count : fillIn(t.some, { count })
    },
  },
  { key: 'state', label: t.state, render: (video) => <StateOfLesson video={video} /> },
]

const sortLabels = { newest: t.newest, oldest: t.oldest, title: t.byTitle, '-title': t.byTitleDown }

/** The lessons of the library, with views of those that lack something, and bulk actions. */
export function VideoList() {
  const { data: views } = useViews()
  const { data: topics = [] } = useTopics()
  const list = useDeskList({
    queryKey: ['desk', 'videos', 'list'],
    load: ({ topic, import: import_, ...query }: VideoQuery) =>
      deskRequest('GET /admin/videos', {
        query: { ...query, ...(topic && { topic: Number(topic) }), ...(import_ && { import: Number(import_) }) },
      }),
    rowKey: ({ id }) => String(id),
    filters: videoFilters,
    sorts: Object.keys(sortLabels),
  })
  const { state, rows, answer } = list
  const all = useAllLessons(searchOf(state))
  function tick(chosen: ReadonlySet<string>) {
    all.drop()
    list.selection.set(chosen)
  }
  const chosen = all.isOn ? new Set(rows.map(({ id }) => String(id))) : list.selection.chosen
  const selection = { chosen, set: tick }
  const bulk = useBulk(() => tick(new Set()))
  return (
    <DeskPage
      title={t.title}
      count={list.count}
      actions={
        <>
          <LinkButton look="line" size="s" to={exportPath(state)} icon={<PackageOpen aria-hidden="true" />}>
            {t.export}
          </LinkButton>
          <LinkButton look="line" size="s" to="/admin/videos/import" icon={<Upload aria-hidden="true" />}>
            {t.import}
          </LinkButton>
        </>
      }
      main={<NewLesson />}
    >
      <RunPanel run={bulk.run} onStop={bulk.stop} />
      <RefusedList {...bulk.refused} onDismiss={bulk.dismiss} />
      <DeskList
        list={list}
        texts={t}
        views={[
          { label: t.all, count: views?.all, sets: {} },
          { label: t.draft, count: views?.draft, sets: { state: 'draft' } },
          { label: t.publicView, count: views?.public, sets: { public: 'yes' } },
          { label: t.languageMissing, count: views?.language, sets: { without: 'language' } },
          { label: t.noQuiz, count: views?.quiz, sets: { without: 'quiz' } },
          { label: t.noSubtitles, count: views?.subtitles, sets: { without: 'subtitles' } },
          { label: t.machineView, count: views?.machine, sets: { machine: 'any' } },
        ]}
        filters={filterSpecs(topics, state.filters.import)}
        sortLabels={sortLabels}
        searchOrder={t.nearest}
        columns={videoColumns}
        rowName={({ title }) => title}
        href={({ id }) => `/admin/videos/${id}`}
        selection={selection}
        empty={state.isNarrowed ? undefined : <EmptyLibrary />}
      />
      <Bulk selection={selection} rows={rows} total={answer.data?.total ?? 0} all={all} state={state} bulk={bulk} />
    </DeskPage>
  )
}

const EmptyLibrary = () => (
  <EmptyList title={t.empty} text={t.emptyText}>
    <LinkButton look="line" to="/admin/videos/import" icon={<Upload aria-hidden="true" />}>
      {t.import}
    </LinkButton>
    <NewLesson />
  </EmptyList>
)
