import type { DeskImport, ListContents, ListOptions } from '@kasama/contract/studio/content/imports.api'
import { ArrowRight, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DeskColumns } from '#desk-kit/page/desk-columns.tsx'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../imports.module.css'
import { importsTexts as t } from '../imports.texts'
import type { Choices } from '../use-choices'
import { ColumnsPanel } from './columns-panel'
import own from './list.module.css'

type Props = { found: ListContents; options: ListOptions; onChange: (change: Partial<ListOptions>) => void }

const few = 12
const many = (rows: number) => (rows === 1 ? t.rowOne : fillIn(t.rows, { number: rows.toLocaleString('en') }))

/** Topics for the values of the topic column, and for all other rows. */
function ValuesPanel({ found: { columns, values, more_values }, options, onChange }: Props) {
  const [isAll, setAll] = useState(false)
  const column = columns[options.columns.indexOf('topic')]
  const shown = column ? values : []
  const chosen = new Map(options.topics.map(({ value, topic_id }) => [value, topic_id]))
  const open = options.topic_id === null ? shown.filter(({ value }) => !chosen.has(value)).length : 0
  function choose(value: string, topicId: number | null) {
    const others = options.topics.filter((one) => one.value !== value)
    onChange({ topics: topicId === null ? others : [...others, { value, topic_id: topicId }] })
  }
  return (
    <section className={styles.table}>
      <div className={styles.head}>
        <h2>{column ? fillIn(t.valuesOf, { name: column.name }) : t.rest}</h2>
        {open > 0 && (
          <Tag kind="warn" icon={<TriangleAlert aria-hidden="true" />}>
            {open === 1 ? t.toChooseOne : fillIn(t.toChoose, { number: open })}
          </Tag>
        )}
      </div>
      {(isAll ? shown : shown.slice(0, few)).map(({ value, rows }) => (
        <Row key={value} name={value} note={many(rows)}>
          <TopicChoice
            label={fillIn(t.topicOf, { name: value })}
            value={chosen.get(value) ?? null}
            isOpen={options.topic_id === null}
            empty={t.chooseTopic}
            onChoose={(topicId) => choose(value, topicId)}
          />
        </Row>
      ))}
      {shown.length > few && (
        <div className={styles.foot}>
          <Button look="quiet" size="s" onClick={() => setAll(!isAll)}>
            {isAll ? t.showFew : fillIn(t.showAll, { number: shown.length })}
          </Button>
          {more_values > 0 && <span className={styles.quiet}>{fillIn(t.moreValues, { number: more_values })}</span>}
        </div>
      )}
      <Row name={t.rest} note={t.restText}>
        <TopicChoice
          label={fillIn(t.topicOf, { name: t.rest })}
          value={options.topic_id}
          isOpen={false}
          empty={t.refuseThem}
          onChoose={(topicId) => onChange({ topic_id: topicId })}
        />
      </Row>
      <QueryError what={partsTexts.topics} answer={useTopics()} />
      <div className={styles.foot}>
        <span className={styles.quiet}>{t.remembered}</span>
      </div>
    </section>
  )
}

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={own.map}>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <ArrowRight aria-hidden="true" />
      {children}
    </div>
  )
}

type Choice = {
  label: string
  value: number | null
  isOpen: boolean
  empty: string
  onChoose: (topicId: number | null) => void
}

function TopicChoice({ label, value, isOpen, empty, onChoose }: Choice) {
  const { data: topics = [] } = useTopics()
  return (
    <Select
      className={own.choice}
      data-state={value === null && isOpen ? 'missing' : undefined}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{empty}</option>
      {topics.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** Choices for a list: columns, topics, whether a bad row refuses all, and whether lessons are published at once. */
export function ListChoices({ import_: { found }, choices }: { import_: DeskImport; choices: Choices }) {
  const { current, change } = choices
  if (!found || !current) return null
  return (
    <DeskColumns side={<ValuesPanel found={found} options={current} onChange={change} />}>
      <ColumnsPanel found={found} options={current} onChange={change} />
      <Panel>
        <h2>{t.how}</h2>
        <RadioList
          label={t.how}
          value={current.all_or_nothing ? 'all' : 'good'}
          onChange={(how) => change({ all_or_nothing: how === 'all' })}
          options={[
            { value: 'good', label: t.good, note: t.goodText },
            { value: 'all', label: t.all, note: t.allText },
          ]}
        />
      </Panel>
      <Panel>
        <h2>{t.comesOut}</h2>
        <RadioList
          label={t.comesOut}
          value={current.publish ? 'publish' : 'drafts'}
          onChange={(how) => change({ publish: how === 'publish' })}
          options={[
            { value: 'drafts', label: t.drafts, note: t.draftsText },
            { value: 'publish', label: t.publish, note: t.publishText },
          ]}
        />
        <p className={styles.quiet}>{t.changedAtOnce}</p>
      </Panel>
    </DeskColumns>
  )
}
