import { type HouseholdField, householdFields } from '@kasama/contract/desk/desk.rules'
import { type Language, languages } from '@kasama/contract/language'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { Check, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { DryRun } from '#desk-kit/imports/dry-run.tsx'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { PartError } from '#desk-kit/states/list-error.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Steps } from '#shared/ui/layout/steps.tsx'
import { cardsPath, freshLogins } from '../cards/fresh-logins'
import { crumbOf } from '../crumb-of'
import { OfOrganisation } from '../of-organisation'
import { useRefetchOrganisations } from '../organisations.queries'
import { FileStep } from './file-step'
import styles from './import.module.css'
import { importTexts as t } from './import.texts'
import { Options } from './options'
import { ReadyRows } from './ready-rows'
import { RefusedRows } from './refused-rows'
import { type HouseholdImport, type ImportDraft, type RowWithCheck, useImport } from './use-import'

const isColumnMissing = ({ columns }: ImportDraft) => householdFields.some((field) => columns[field] === null)

type ColumnsPanelProps = { draft: ImportDraft; onChange: (change: Partial<ImportDraft>) => void }

/** Chooses the column of the file for each field. */
function ColumnsPanel({ draft, onChange }: ColumnsPanelProps) {
  const { head, columns } = draft
  const choose = (field: HouseholdField, value: string) =>
    onChange({ columns: { ...columns, [field]: value === '' ? null : Number(value) } })
  return (
    <Panel>
      <h2>{t.columns}</h2>
      <p className={styles.quiet}>{isColumnMissing(draft) ? t.columnsMissing : t.columnsOk}</p>
      <div className="stack gap-12">
        {householdFields.map((field) => (
          <SelectField
            key={field}
            label={t[field]}
            value={columns[field] ?? ''}
            onChange={({ target }) => choose(field, target.value)}
          >
            <option value="">{t.noColumn}</option>
            {head.map((name, place) => (
              <option key={place} value={place}>
                {name || place + 1}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </Panel>
  )
}

/** Import of an agency's households from a file: checked first, corrected in place, then made as a whole. */
export function ImportPage() {
  return <OfOrganisation title={t.title}>{(organisation) => <Importer organisation={organisation} />}</OfOrganisation>
}

type ImporterProps = { organisation: DeskOrganisation }

function Importer({ organisation }: ImporterProps) {
  const importing = useImport(organisation.id)
  const { orgId } = useDesk()
  const crumb = crumbOf(organisation, orgId)
  if (!importing.draft)
    return (
      <DeskPage crumb={crumb} title={t.title}>
        <Way current={0} />
        <FileStep orgId={organisation.id} onRead={importing.begin} />
      </DeskPage>
    )
  return <Checked organisation={organisation} importing={importing} draft={importing.draft} />
}

const Way = ({ current }: { current: number }) => (
  <Steps
    label={t.steps}
    current={current}
    steps={[{ label: t.file }, { label: t.check }, { label: t.make }, { label: t.cards }]}
  />
)

function Checked({
  organisation,
  importing,
  draft,
}: ImporterProps & { importing: HouseholdImport; draft: ImportDraft }) {
  const { orgId } = useDesk()
  const { pairs, check, set, mend, end } = importing
  const [isConfirming, setConfirming] = useState(false)
  // The rows are dropped when this page is left; until the login cards open, it shows its last step.
  const [isMade, setMade] = useState(false)
  useEndAfter(isMade, end)
  const ready = pairs.filter(({ checked }) => checked.state === 'ready')
  const refused = pairs.filter(({ checked }) => checked.state === 'refused').length
  const waits = draft.scope === 'all' && refused > 0
  return (
    <DeskPage
      crumb={crumbOf(organisation, orgId)}
      title={draft.file}
      dock={
        <>
          <Button look="line" size="s" icon={<Upload aria-hidden="true" />} onClick={end}>
            {t.other}
          </Button>
          <Button
            size="s"
            icon={<Check aria-hidden="true" />}
            disabled={ready.length === 0 || waits || !check.isCurrent}
            onClick={() => setConfirming(true)}
          >
            {waits ? fillIn(t.allFirst, { number: refused }) : makeWords(ready.length)}
          </Button>
        </>
      }
    >
      <Way current={isMade ? 3 : 1} />
      {check.result && check.error && (
        <PartError what={t.check} error={check.error} onRetry={() => void check.refetch()} />
      )}
      {check.result && <CheckStep draft={draft} pairs={pairs} set={set} mend={mend} />}
      {!check.result && <NotLoaded error={check.error} onRetry={() => void check.refetch()} />}
      {isConfirming && (
        <MakeDialog
          organisation={organisation}
          draft={draft}
          rows={ready.map(({ row }) => row)}
          onMade={() => setMade(true)}
          onNone={end}
          onDismiss={() => setConfirming(false)}
        />
      )}
    </DeskPage>
  )
}

/** Calls `end` when the component is removed, if `isOver` by then. */
function useEndAfter(isOver: boolean, end: () => void) {
  const last = useRef({ isOver, end })
  useEffect(() => {
    last.current = { isOver, end }
  })
  useEffect(() => () => void (last.current.isOver && last.current.end()), [])
}

type Props = Pick<HouseholdImport, 'set' | 'mend'> & { draft: ImportDraft; pairs: RowWithCheck[] }

/** Result that the file would have; refused rows are corrected in place. */
function CheckStep({ draft, pairs, set, mend }: Props) {
  const pairsIn = (state: string) => pairs.filter(({ checked }) => checked.state === state)
  const [ready, refused, existing] = [pairsIn('ready'), pairsIn('refused'), pairsIn('there').length]
  const byLanguage = Object.fromEntries(
    languages.map((code) => [code, ready.filter(({ checked }) => checked.language_code === code).length]),
  ) as Record<Language, number>
  // A column that was not found refuses every row, so it is chosen before anything else.
  const isMissing = isColumnMissing(draft)
  return (
    <DeskColumns
      sideWidth={320}
      side={
        <>
          <Options draft={draft} ready={ready.length} refused={refused.length} byLanguage={byLanguage} onChange={set} />
          {!isMissing && <ColumnsPanel draft={draft} onChange={set} />}
        </>
      }
    >
      <DryRun read={pairs.length} ready={ready.length} refused={refused.length}>
        {existing > 0 && (
          <p className={styles.quiet}>{existing === 1 ? t.thereOne : fillIn(t.there, { number: existing })}</p>
        )}
      </DryRun>
      {isMissing && <ColumnsPanel draft={draft} onChange={set} />}
      {refused.length > 0 && <RefusedRows rows={refused} onMend={mend} />}
      {ready.length > 0 && <ReadyRows rows={ready} until={draft.until} />}
    </DeskColumns>
  )
}

/** Returns the text of the button, with the number of households. */
function makeWords(number: number): string {
  if (number === 0) return t.nothingToMake
  return number === 1 ? t.makeOne : fillIn(t.makeSome, { number })
}

type MakeDialogProps = {
  organisation: DeskOrganisation
  draft: ImportDraft
  rows: HouseholdImport['rows']
  onMade: () => void
  /** Called if all of them existed already. */
  onNone: () => void
  onDismiss: () => void
}

/** Asks once more before households are made, because that can't be undone. */
function MakeDialog({ organisation: { id, name }, draft, rows, onMade, onNone, onDismiss }: MakeDialogProps) {
  const { orgId } = useDesk()
  const navigate = useNavigate()
  const refetch = useRefetchOrganisations()
  const { until, mail } = draft
  const number = rows.length
  const make = useDeskMutation('POST /admin/organisations/:id/households', {
    onSuccess: ({ logins }) => {
      void refetch()
      if (logins.length === 0) {
        showToast(t.noneMade)
        return onNone()
      }
      onMade()
      freshLogins.keep({ orgId: id, logins, made: logins.length })
      void navigate(cardsPath(id, orgId))
    },
  })
  const day = until ? plainSingaporeDate(until, 'eng') : '…'
  return (
    <FormDialog
      open
      title={number === 1 ? t.sureTitleOne : fillIn(t.sureTitle, { number })}
      action={makeWords(number)}
      busy={make.isPending}
      problem={make.error?.message}
      onSubmit={() => make.mutate({ params: { id }, body: { until, mail, rows } })}
      onDismiss={onDismiss}
    >
      <p>
        {fillIn(t.sureText, { name, day })} <span>{mail ? t.sureMail : t.sureNoMail}</span>
      </p>
      <p>
        <b>{t.noUndo}</b>
      </p>
    </FormDialog>
  )
}
