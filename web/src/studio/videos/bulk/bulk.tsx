import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import type { RunAction } from '@kasama/contract/studio/lesson/runs.api'
import { LayoutGrid, PackageOpen, Undo2, Upload, Users } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import type { Selection } from '#desk-kit/list/rows/table-types.ts'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { exportPath, searchOf, type VideoState } from '../filters'
import { videosTexts as t } from '../videos.texts'
import { ConfirmAll, changeLabel } from './confirm-all'
import type { AllLessons } from './use-all-lessons'
import type { Topic, useBulk } from './use-bulk'

type WhoDialogProps = {
  open: boolean
  /** Number of lessons if all of the list are chosen, else null. */
  lessons: number | null
  onDismiss: () => void
  onChange: (isPublic: boolean) => void
}

const levels = [
  { value: 'subscribers', label: t.subscribers },
  { value: 'public', label: t.public },
] as const

/** Lets only subscribers watch the chosen lessons, or guests as well. */
function WhoDialog({ open, lessons, onDismiss, onChange }: WhoDialogProps) {
  const [level, setLevel] = useState<'subscribers' | 'public'>('public')
  return (
    <FormDialog
      open={open}
      title={t.whoMay}
      action={changeLabel(lessons)}
      onSubmit={() => onChange(level === 'public')}
      onDismiss={onDismiss}
    >
      <RadioList label={t.whoMay} options={levels} value={level} onChange={setLevel} />
    </FormDialog>
  )
}

type Props = {
  selection: Selection
  rows: readonly DeskVideo[]
  /** Number of lessons in the list, at most 1,001. */
  total: number
  all: AllLessons
  state: VideoState
  bulk: ReturnType<typeof useBulk>
}

/** Bulk actions on the chosen lessons of this page, or on all that the list shows on all its pages. */
export function Bulk({ selection, rows, total, all, state, bulk }: Props) {
  const [asked, setAsked] = useState<'topics' | 'who' | 'publish' | 'take_back' | null>(null)
  const chosen = rows.filter(({ id }) => selection.chosen.has(String(id)))
  // All of them are counted before any action on them.
  const busy = bulk.isBusy || (all.isOn && all.lessons === null)
  const navigate = useNavigate()
  const close = () => setAsked(null)
  function begin(action: RunAction, topic?: Topic) {
    close()
    const ticked = { chosen: chosen.map(({ id, revision }) => ({ id, revision })) }
    void bulk.begin(all.isOn ? { filters: searchOf(state), lessons: all.lessons ?? 0 } : ticked, action, topic)
  }
  const exported = all.isOn ? exportPath(state) : `/admin/videos/export?ids=${chosen.map(({ id }) => id).join(',')}`
  const waiting = all.countAgain ? t.notCounted : t.counting
  const summary = all.lessons === null ? waiting : fillIn(t.allOf, { number: all.lessons.toLocaleString('en') })
  return (
    <>
      <BulkBar
        selection={selection}
        {...(all.isOn && { summary })}
        {...(all.countAgain && { more: { label: partsTexts.again, onPress: all.countAgain } })}
        {...(!all.isOn && total > chosen.length && { more: { label: t.chooseAllOf, onPress: all.choose } })}
        actions={[
          { label: t.topics, icon: <LayoutGrid aria-hidden="true" />, busy, onPress: () => setAsked('topics') },
          { label: t.who, icon: <Users aria-hidden="true" />, busy, onPress: () => setAsked('who') },
          {
            label: t.export,
            icon: <PackageOpen aria-hidden="true" />,
            onPress: () => navigate(exported),
          },
          {
            label: t.takeBack,
            icon: <Undo2 aria-hidden="true" />,
            busy,
            onPress: () => (all.isOn ? setAsked('take_back') : begin('take_back')),
          },
          {
            label: t.publish,
            icon: <Upload aria-hidden="true" />,
            isMain: true,
            busy,
            onPress: () => (all.isOn ? setAsked('publish') : begin('publish')),
          },
        ]}
      />
      <TopicDialog
        open={asked === 'topics'}
        lessons={all.lessons}
        onDismiss={close}
        onChange={(topic, isOn) => begin(isOn ? 'add_topic' : 'drop_topic', topic)}
      />
      <WhoDialog
        open={asked === 'who'}
        lessons={all.lessons}
        onDismiss={close}
        onChange={(isPublic) => begin(isPublic ? 'open' : 'close')}
      />
      <ConfirmAll
        toConfirm={asked === 'publish' || asked === 'take_back' ? asked : null}
        lessons={all.lessons ?? 0}
        onConfirm={begin}
        onDismiss={close}
      />
    </>
  )
}

type TopicDialogProps = {
  open: boolean
  /** Number of lessons if all of the list are chosen, else null. */
  lessons: number | null
  onDismiss: () => void
  onChange: (topic: Topic, isOn: boolean) => void
}

const topicChanges = [
  { value: 'add', label: t.addTopic },
  { value: 'drop', label: t.dropTopic },
] as const

/** Adds a topic to the chosen lessons, or removes it from them. */
function TopicDialog({ open, lessons, onDismiss, onChange }: TopicDialogProps) {
  const answer = useTopics()
  const { data: topics = [] } = answer
  const [change, setChange] = useState<'add' | 'drop'>('add')
  const [chosen, setChosen] = useState('')
  const id = useId()
  const topic = topics.find((one) => String(one.id) === chosen) ?? topics[0]
  return (
    <FormDialog
      open={open}
      title={t.changeTopics}
      action={changeLabel(lessons)}
      onSubmit={() => topic && onChange(topic, change === 'add')}
      onDismiss={onDismiss}
    >
      <RadioList label={t.addOrDrop} options={topicChanges} value={change} onChange={setChange} />
      <div className="stack gap-6 bold">
        <label htmlFor={id}>{t.whichTopic}</label>
        <Select id={id} value={topic?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {topics.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <QueryError what={t.whichTopic} answer={answer} />
      <p>{t.topicHint}</p>
    </FormDialog>
  )
}
