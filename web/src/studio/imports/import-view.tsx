import type { DeskImport } from '@kasama/contract/studio/content/imports.api'
import { FileCheck, ListChecks, Undo2, Upload } from 'lucide-react'
import { useState } from 'react'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Steps } from '#shared/ui/layout/steps.tsx'
import { importCrumb } from './import-crumb'
import { useRefetchImports } from './imports.queries'
import { importsTexts as t } from './imports.texts'
import { missingColumns } from './list/columns-panel'
import { ListChoices } from './list/list-choices'
import { ProgressPanel } from './progress-panel'
import { RefusedRows } from './result/refused-rows'
import { ChangedLessons, ResultPanel } from './result/result-panel'
import { UndoDialog } from './undo-dialog'
import { type Choices, useChoices } from './use-choices'

/** Returns whether an import of a list has made lessons that are still drafts, as far as the import knows. */
const hasDrafts = ({ kind, options, left }: DeskImport) => kind === 'list' && options?.publish === false && left > 0

/** An import from its first byte to its report. */
export function ImportView({ import_ }: { import_: DeskImport }) {
  const choices = useChoices(import_)
  const actions = <Actions import_={import_} choices={choices} />
  const awaitsDecision = import_.state === 'checked' || import_.state === 'loaded'
  return (
    <DeskPage
      crumb={[...importCrumb, { to: '/admin/videos/import', label: t.title }]}
      title={import_.name}
      {...(awaitsDecision ? { dock: actions } : { actions: actions })}
    >
      <Steps label={t.steps} {...stepsOf(import_, choices)} />
      <ImportBody import_={import_} choices={choices} />
    </DeskPage>
  )
}

function stepsOf({ kind, state, result }: DeskImport, { isChanged }: Choices) {
  const steps = [t.file, ...(kind === 'list' ? [t.columnsAndTopics] : []), t.check, t.load].map((label) => ({ label }))
  const last = steps.length - 1
  if (state === 'arriving') return { steps, current: 0 }
  if (state === 'loading' || state === 'loaded') return { steps, current: last }
  return { steps, current: state === 'checked' && result && !isChanged ? last - 1 : 1 }
}

type Props = { import_: DeskImport; choices: Choices }

function Actions({ import_, choices }: Props) {
  const { kind, state } = import_
  const others = (
    <LinkButton to="/admin/videos/import" look="line" size="s" icon={<Upload aria-hidden="true" />}>
      {t.other}
    </LinkButton>
  )
  if (state === 'loaded')
    return (
      <>
        {others}
        {hasDrafts(import_) ? (
          <LinkButton to={`/admin/videos?state=draft&import=${import_.id}`} size="s">
            {t.toDrafts}
          </LinkButton>
        ) : (
          <LinkButton to="/admin/videos" size="s">
            {t.toVideos}
          </LinkButton>
        )}
      </>
    )
  if (state !== 'checked') return others
  const mustCheck = kind === 'list' && (choices.isChanged || !import_.result)
  return (
    <>
      {others}
      {mustCheck ? <CheckAgain import_={import_} choices={choices} /> : <Load import_={import_} />}
    </>
  )
}

function CheckAgain({ import_: { id }, choices }: Props) {
  const refetchImports = useRefetchImports()
  const check = useDeskMutation('POST /admin/imports/:id/check', {
    onSuccess() {
      choices.drop()
      void refetchImports()
    },
    onError: (error) => showToast(error.message, 'error'),
  })
  const { current } = choices
  return (
    <Button
      size="s"
      icon={<ListChecks aria-hidden="true" />}
      busy={check.isPending}
      disabled={!current || missingColumns(current).length > 0}
      onClick={() => current && check.mutate({ params: { id }, body: current })}
    >
      {t.again}
    </Button>
  )
}

/** Returns the text of the load button, and whether anything can be loaded. */
function loadLabel({ result, options }: DeskImport): { words: string; canLoad: boolean } {
  const { added = 0, updated = 0, refused = 0, topics = 0, skills = 0, faq = 0, layout = false } = result ?? {}
  if (options?.all_or_nothing && refused > 0)
    return { words: fillIn(t.mendFirst, { number: refused.toLocaleString('en') }), canLoad: false }
  const number = added + updated
  if (number === 1) return { words: t.loadOne, canLoad: true }
  if (number > 1) return { words: fillIn(t.loadSome, { number: number.toLocaleString('en') }), canLoad: true }
  const hasLists = topics + skills + faq > 0 || layout
  return hasLists ? { words: t.load, canLoad: true } : { words: t.nothingToLoad, canLoad: false }
}

function Load({ import_ }: { import_: DeskImport }) {
  const refetchImports = useRefetchImports()
  const load = useDeskMutation('POST /admin/imports/:id/load', {
    onSuccess: () => void refetchImports(),
    onError: (error) => showToast(error.message, 'error'),
  })
  const { words, canLoad } = loadLabel(import_)
  return (
    <Button
      size="s"
      icon={<FileCheck aria-hidden="true" />}
      busy={load.isPending}
      disabled={!canLoad}
      onClick={() => load.mutate({ params: { id: import_.id } })}
    >
      {words}
    </Button>
  )
}

type ImportBodyProps = { import_: DeskImport; choices: Choices }

/** Result and choices of an import, by its state. */
function ImportBody({ import_, choices }: ImportBodyProps) {
  const { state } = import_
  if (state === 'checked') return <Checked import_={import_} choices={choices} />
  if (state === 'refused') return <Refused import_={import_} />
  if (state === 'loaded') return <Loaded import_={import_} />
  return <ProgressPanel import_={import_} />
}

function Checked({ import_, choices }: ImportBodyProps) {
  const { kind, result } = import_
  return (
    <>
      {kind === 'list' && <ListChoices import_={import_} choices={choices} />}
      {choices.isChanged && <Notice>{t.chosenAnew}</Notice>}
      {result && !choices.isChanged && (
        <>
          <ResultPanel
            title={t.firstLook}
            lead={fillIn(kind === 'list' ? t.readNothing : t.lessonsRead, { number: result.rows.toLocaleString('en') })}
            result={result}
          >
            <RefusedRows import_={import_} />
          </ResultPanel>
          <ChangedLessons result={result} />
        </>
      )}
    </>
  )
}

function Refused({ import_ }: { import_: DeskImport }) {
  return (
    <Panel>
      <h2>{t.cantLoad}</h2>
      <Notice kind="bad">{import_.problem}</Notice>
      <RefusedRows import_={import_} />
    </Panel>
  )
}

function Loaded({ import_ }: { import_: DeskImport }) {
  const [isConfirming, setConfirming] = useState(false)
  const { result, left, undone_at, undone_by, loaded_at, created_at, by } = import_
  if (!result) return null
  const day = plainSingaporeDate(loaded_at ?? created_at, 'eng')
  return (
    <>
      <ResultPanel title={t.loaded} lead={fillIn(t.loadedText, { day, name: by ?? t.somebody })} result={result}>
        {hasDrafts(import_) && <Notice>{t.areDrafts}</Notice>}
        {undone_at && <Notice>{fillIn(t.wasUndone, { name: undone_by ?? t.somebody })}</Notice>}
        <RefusedRows import_={import_} />
        {left > 0 && (
          <div className="row stretch wrap gap-10">
            <Button look="line" size="s" icon={<Undo2 aria-hidden="true" />} onClick={() => setConfirming(true)}>
              {t.undo}
            </Button>
          </div>
        )}
      </ResultPanel>
      <ChangedLessons result={result} />
      {isConfirming && <UndoDialog import_={import_} onDismiss={() => setConfirming(false)} />}
    </>
  )
}
