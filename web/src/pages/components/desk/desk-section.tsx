import { Ban, CalendarPlus, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HealthRow } from '#desk/dashboard/health-row.tsx'
import sizes from '#desk/frame/sizes.module.css'
import { ActionList } from '#desk-kit/actions/action-list.tsx'
import { showUndo } from '#desk-kit/actions/undo-toast.ts'
import { Comparison } from '#desk-kit/comparison/comparison.tsx'
import { ComparisonTag } from '#desk-kit/comparison/comparison-tag.tsx'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { ConfirmMoney } from '#desk-kit/forms/confirm-money.tsx'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { SaveBar } from '#desk-kit/forms/save-bar.tsx'
import { StoredValue } from '#desk-kit/forms/stored-value.tsx'
import { DryRun } from '#desk-kit/imports/dry-run.tsx'
import { Filters } from '#desk-kit/list/head/filters.tsx'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { ListFoot } from '#desk-kit/list/list-foot.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import { FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { PrintPreview } from '#desk-kit/print/print-preview.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { ListError, PartError } from '#desk-kit/states/list-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { BarChart } from '#shared/ui/charts/bar-chart.tsx'
import { SmallBars } from '#shared/ui/charts/small-bars.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Columns, Row, Section } from '../section'
import { bars, filterSpecs, health, newAndGone, rows, type SampleRow, stateWords } from './desk.samples'
import { deskSectionTexts as t } from './desk.texts'

const columns: Column<SampleRow>[] = [
  { key: 'name', label: t.account, render: ({ name }) => name, sort: { up: 'name', down: '-name' } },
  { key: 'role', label: t.role, render: ({ role }) => role },
  { key: 'lessons', label: t.lessons, kind: 'number', render: ({ lessons }) => lessons },
  { key: 'state', label: t.state, render: ({ state }) => <Tag kind={state}>{stateWords[state]}</Tag> },
]
const nothing = () => {}

/** Samples of a list: search, filters, views, rows that fold, open and are selected, its foot, and its empty states. */
function ListSamples() {
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
      <Filters state={state} filters={filterSpecs} />
    </>
  )
  return (
    <>
      <ListPanel head={head} answer={{ data: rows, error: null, isPending: false, refetch: nothing }}>
        {(view) => (
          <>
            <FoldedTable
              caption={t.table}
              columns={columns}
              rows={view}
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

/** The parts of the desk's pages, in the desk's sizes. */
export function DeskSection() {
  return (
    <div className={sizes.sizes} lang="en">
      <Section title={t.title}>
        <ListSamples />
        <DoingSamples />
        <FigureSamples />
      </Section>
    </div>
  )
}

/** Samples of figures, charts, health, a dry run, a sheet of paper. */
function FigureSamples() {
  const sentence = (
    <>
      <b>{t.workers}</b>
      {t.learned}
    </>
  )
  return (
    <>
      <HealthRow cells={health} />
      <Figures>
        <Figure label={t.figure} value="214" trend={{ way: 'up', text: t.trend }} />
        <Figure label={t.figure} value="214" trend={{ way: 'flat', text: t.trend }} />
        <Figure label={t.figure} value="214" trend={{ way: 'down', text: t.trend }} />
        <Figure label={t.figure} value="214" />
      </Figures>
      <Columns>
        <BarChart
          title={t.learning}
          sentence={sentence}
          bars={bars}
          columns={{ label: t.week, value: t.count }}
          file="learning"
        />
        <BarChart
          title={t.newAndGone}
          sentence={sentence}
          bars={newAndGone}
          columns={{ label: t.week, value: t.new, below: t.gone }}
          file="new-and-gone"
        />
      </Columns>
      <Columns>
        <SmallBars values={bars.map(({ value }) => value)} top={650} />
        <DryRun read={200} ready={196} refused={4} />
      </Columns>
      <PrintPreview label={t.paper} count={3} page={(number) => <p>{fillIn(t.page, { number: number + 1 })}</p>} />
    </>
  )
}

/** Samples of an admin's work: a list of actions, dialogs, money beside the provider's, a form to be saved. */
function DoingSamples() {
  const [dialog, setDialog] = useState<'form' | 'money'>()
  const [changes, setChanges] = useState(2)
  const close = () => setDialog(undefined)
  return (
    <>
      <Columns>
        <Panel>
          <ActionList
            actions={[
              { icon: <Mail aria-hidden="true" />, label: t.reset, text: t.resetText, onPress: close },
              {
                icon: <CalendarPlus aria-hidden="true" />,
                label: t.extend,
                text: t.extendText,
                open: () => <TextField label={t.reason} />,
              },
              { icon: <Trash2 aria-hidden="true" />, label: t.delete, text: t.deleteText, isRed: true, onPress: close },
            ]}
          />
        </Panel>
        <Panel>
          <Comparison
            provider="Stripe"
            ours={[
              { label: t.status, value: t.active },
              { label: t.ends, value: t.date },
            ]}
            theirs={[
              { label: t.status, value: 'active' },
              { label: t.ends, value: '2026-03-14' },
            ]}
          />
          <Row>
            <ComparisonTag state="same" />
            <ComparisonTag state="mended" at="09:12" />
            <ComparisonTag state="differs" />
            <ComparisonTag state="unknown" />
          </Row>
        </Panel>
      </Columns>
      <Row>
        <Button look="line" onClick={() => setDialog('form')}>
          {t.dialog}
        </Button>
        <Button look="line" onClick={() => setDialog('money')}>
          {t.money}
        </Button>
        <Button look="quiet" onClick={() => setChanges(changes + 1)}>
          {t.change}
        </Button>
      </Row>
      <FormDialog
        open={dialog === 'form'}
        title={t.extend}
        action={t.extend}
        onSubmit={close}
        onDismiss={close}
        sum={<b>{t.date}</b>}
      >
        <TextField label={t.reason} />
      </FormDialog>
      <ConfirmMoney
        open={dialog === 'money'}
        title={t.money}
        sentence={t.sentence}
        action={t.refund}
        onConfirm={close}
        onDismiss={close}
      />
      <StoredValue name={t.reason} onAdopt={close}>
        {t.extendText}
      </StoredValue>
      <SaveBar changes={changes} problems={1} onUndo={() => setChanges(0)} onSave={() => setChanges(0)} />
    </>
  )
}
