import type { DeskImport } from '@kasama/contract/studio/imports.api'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { hasDrafts } from './has-drafts'
import styles from './imports.module.css'
import { importsTexts as t } from './imports.texts'
import { ListChoices } from './list/list-choices'
import { ChangedLessons, LookPanel } from './look/look-panel'
import { RefusedRows } from './look/refused-panel'
import { UndoDialog } from './undo-dialog'
import type { Choices } from './use-choices'
import { WayPanel } from './way-panel'

type Props = { import_: DeskImport; choices: Choices }

/** Result and choices of an import, by its state. */
export function ImportBody({ import_, choices }: Props) {
  const { state } = import_
  if (state === 'checked') return <Checked import_={import_} choices={choices} />
  if (state === 'refused') return <Refused import_={import_} />
  if (state === 'loaded') return <Loaded import_={import_} />
  return <WayPanel import_={import_} />
}

function Checked({ import_, choices }: Props) {
  const { kind, result } = import_
  return (
    <>
      {kind === 'list' && <ListChoices import_={import_} choices={choices} />}
      {choices.isChanged && <Notice>{t.chosenAnew}</Notice>}
      {result && !choices.isChanged && (
        <>
          <LookPanel
            title={t.firstLook}
            lead={fillIn(kind === 'list' ? t.readNothing : t.lessonsRead, { number: result.rows.toLocaleString('en') })}
            result={result}
          >
            <RefusedRows import_={import_} />
          </LookPanel>
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
  const [isAsked, setAsked] = useState(false)
  const { result, left, undone_at, undone_by, loaded_at, created_at, by } = import_
  if (!result) return null
  const day = plainSingaporeDate(loaded_at ?? created_at, 'eng')
  return (
    <>
      <LookPanel title={t.loaded} lead={fillIn(t.loadedText, { day, name: by ?? t.somebody })} result={result}>
        {hasDrafts(import_) && <Notice>{t.areDrafts}</Notice>}
        {undone_at && <Notice>{fillIn(t.wasUndone, { name: undone_by ?? t.somebody })}</Notice>}
        <RefusedRows import_={import_} />
        {left > 0 && (
          <div className={styles.acts}>
            <Button look="line" size="s" icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked(true)}>
              {t.undo}
            </Button>
          </div>
        )}
      </LookPanel>
      <ChangedLessons result={result} />
      {isAsked && <UndoDialog import_={import_} onDismiss={() => setAsked(false)} />}
    </>
  )
}
