import { Fragment, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import splitStyles from './split.module.css'

/** Key of the open entry of a list, kept in the address; "new" for one that is being written. */
export function useOpenEntry() {
  const [params, setParams] = useSearchParams()
  const set = (key: string | null) => setParams(key === null ? {} : { open: key }, { replace: true })
  return [params.get('open'), set] as const
}

type Props<Entry> = {
  title: string
  answer: { data: Entry[] | undefined; error: unknown; refetch: () => unknown }
  keyOf: (entry: Entry) => string
  /** Title and text if there are no entries. */
  texts: { none: string; noneText: string }
  actions: (onAdd: () => void) => ReactNode
  list: (entries: Entry[], open: string | null, onOpen: (key: string) => void) => ReactNode
  /** Form of an entry; null for a new one. */
  form: (entry: Entry | null, onClose: () => void) => ReactNode
}

/** A list of entries in one order, the open one in a form beside it. */
export function EntryPage<Entry>({ title, answer, keyOf, texts, actions, list, form }: Props<Entry>) {
  const { data: entries, error, refetch } = answer
  const [open, setOpen] = useOpenEntry()
  const chosen = entries?.find((entry) => keyOf(entry) === open)
  const close = () => setOpen(null)
  return (
    <DeskPage title={title} count={entries && String(entries.length)} actions={actions(() => setOpen('new'))}>
      {!entries && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {entries && (
        <div className={splitStyles.split}>
          <div className="stack shrink gap-10">
            {entries.length === 0 ? (
              <EmptyList title={texts.none} text={texts.noneText} />
            ) : (
              list(entries, open, setOpen)
            )}
          </div>
          {open === 'new' && <Fragment key="new">{form(null, close)}</Fragment>}
          {chosen && <Fragment key={keyOf(chosen)}>{form(chosen, close)}</Fragment>}
        </div>
      )}
    </DeskPage>
  )
}
