import type { ListedImport } from '@kasama/contract/studio/content/imports.api'
import { csvOf } from '@kasama/contract/text/csv'
import { FileUp, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ImportFile } from '#desk-kit/imports/import-file.tsx'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { rowId } from '#shared/row-id.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Steps } from '#shared/ui/layout/steps.tsx'
import { importCrumb } from './import-crumb'
import { ImportView } from './import-view'
import styles from './imports.module.css'
import { useImport, useImports } from './imports.queries'
import { importsTexts as t } from './imports.texts'
import { sendImport } from './send-import'
import { UndoDialog } from './undo-dialog'

const sample = {
  name: 'lessons.csv',
  csv: () =>
    csvOf(
      ['title', 'description', 'youtube_id', 'duration', 'topic', 'title_mya'],
      [['Fold a fitted sheet', 'Corners first, then flat.', 'aaaaaaaaaaa', '02:05', 'Chores', '']],
    ),
}

/** Asks for a list or a pack, sends it at once, and opens its page, which shows the progress. */
function FilePanel() {
  const navigate = useNavigate()
  async function take(file: File) {
    const body = { name: file.name, bytes: file.size, modified: file.lastModified }
    const opened = await deskRequest('POST /admin/imports', { body })
    sendImport(opened, file)
    navigate(`/admin/videos/import?id=${opened.id}`)
  }
  return (
    <ImportFile
      accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
      icon={<FileUp aria-hidden="true" />}
      texts={t}
      sample={sample}
      onFile={take}
    />
  )
}

/** Imports of lists and packs: a file is chosen, checked, loaded, and can be undone. */
export function ImportPage() {
  const [address] = useSearchParams()
  const id = rowId(address.get('id') ?? undefined)
  return id === undefined ? <NewImport /> : <StoredImport key={id} id={id} />
}

function NewImport() {
  return (
    <DeskPage crumb={importCrumb} title={t.title}>
      <Steps
        label={t.steps}
        current={0}
        steps={[{ label: t.file }, { label: t.columnsAndTopics }, { label: t.check }, { label: t.load }]}
      />
      <DeskColumns sideWidth={380} side={<FormerImports />}>
        <FilePanel />
      </DeskColumns>
    </DeskPage>
  )
}

function StoredImport({ id }: { id: number }) {
  const { data, error, refetch } = useImport(id)
  if (data) return <ImportView import_={data} />
  if (error instanceof RequestError && error.code === 'not_found') return <UnknownPage />
  return (
    <DeskPage crumb={importCrumb} title={t.title}>
      <NotLoaded error={error} onRetry={() => void refetch()} />
    </DeskPage>
  )
}

/** Text for the outcome of an import. */
function outcomeText({ state, percent, created_at, loaded_at, left, undone_at, undone_by }: ListedImport): string {
  const day = plainSingaporeDate(loaded_at ?? created_at, 'eng')
  if (state === 'refused') return fillIn(t.wasRefused, { day })
  if (state === 'loading') return fillIn(t.isLoading, { day, percent })
  if (state !== 'loaded') return fillIn(t.isOpen, { day })
  const words = left === 1 ? t.leftOne : left > 1 ? t.left : t.leftNone
  const outcome = fillIn(words, { day, number: left.toLocaleString('en') })
  return undone_at ? `${outcome}, ${fillIn(t.wasUndone, { name: undone_by ?? t.somebody })}` : outcome
}

/** Earlier imports: loaded ones can be undone, the others opened. */
function FormerImports() {
  const { data, error, refetch } = useImports()
  const [undoing, setUndoing] = useState<ListedImport>()
  return (
    <Panel>
      <h2>{t.before}</h2>
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data?.imports.length === 0 && <p className={styles.quiet}>{t.noneBefore}</p>}
      <ul className={styles.former}>
        {data?.imports.map((one) => (
          <li key={one.id}>
            <span className={styles.words}>
              <b>{one.name}</b>
              <small>{outcomeText(one)}</small>
            </span>
            {one.state === 'loaded' && one.left > 0 && (
              <Button
                look="line"
                size="s"
                icon={<Undo2 aria-hidden="true" />}
                aria-label={fillIn(t.undoOf, { name: one.name })}
                onClick={() => setUndoing(one)}
              >
                {t.undo}
              </Button>
            )}
            {one.state !== 'loaded' && (
              <LinkButton look="line" size="s" to={`/admin/videos/import?id=${one.id}`}>
                {t.open}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoDialog import_={undoing} onDismiss={() => setUndoing(undefined)} />}
    </Panel>
  )
}
