import type { ImportResult } from '@kasama/contract/studio/content/imports.api'
import { type ReactNode, useState } from 'react'
import { BigNumbers } from '#desk-kit/imports/big-numbers.tsx'
import { FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../imports.module.css'
import { importsTexts as t } from '../imports.texts'

type Props = { title: string; lead: string; result: ImportResult; children?: ReactNode }

/** Result of an import, expected or done: four counts, and the other lists that change. */
export function ResultPanel({ title, lead, result, children }: Props) {
  const { rows, added, updated, unchanged, refused } = result
  const others = othersOf(result)
  return (
    <Panel>
      <div className="row baseline between wrap gap-4 gap-x-14">
        <h2>{title}</h2>
        <span className={styles.quiet}>{lead}</span>
      </div>
      <BigNumbers
        numbers={[
          { number: added, label: t.added, kind: 'ok' },
          { number: updated, label: t.updated, kind: 'ok' },
          { number: unchanged, label: t.unchanged },
          { number: refused, label: t.refused, kind: 'bad' },
        ]}
      />
      <ProgressBar value={rows === 0 ? 0 : (rows - refused) / rows} label={t.canLoad} />
      {others && <p className={styles.quiet}>{fillIn(t.listsToo, { what: others })}</p>}
      {children}
    </Panel>
  )
}

function othersOf({ topics, skills, faq, layout }: ImportResult): string {
  const changed = (text: string, number: number) => (number > 0 ? fillIn(text, { number }) : '')
  return [
    changed(t.topicsChanged, topics),
    changed(t.skillsChanged, skills),
    changed(t.faqChanged, faq),
    layout ? t.layoutChanged : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const few = 10

/** The first lessons that are changed or new, the changed ones first. */
export function ChangedLessons({ result: { lessons, added, updated } }: { result: ImportResult }) {
  const [isAll, setAll] = useState(false)
  if (lessons.length === 0) return null
  const isCut = added + updated > lessons.length
  const ordered = [...lessons].sort((a, b) => Number(a.change === 'added') - Number(b.change === 'added'))
  return (
    <section className={styles.table}>
      <div className={styles.head}>
        <h2>{t.changes}</h2>
        {isCut && <span className={styles.quiet}>{fillIn(t.changesFew, { number: lessons.length })}</span>}
      </div>
      <FoldedTable<NumberedLesson>
        caption={t.changes}
        rows={(isAll ? ordered : ordered.slice(0, few)).map((lesson, place) => ({ ...lesson, place }))}
        rowKey={({ place }) => String(place)}
        rowName={({ title }) => title}
        columns={[
          { key: 'title', label: t.lesson, render: ({ title }) => title },
          { key: 'change', label: t.becomes, render: ({ change }) => t[change] },
        ]}
      />
      {ordered.length > few && (
        <div className={styles.foot}>
          <Button look="quiet" size="s" onClick={() => setAll(!isAll)}>
            {isAll ? t.showFew : t.changesAll}
          </Button>
        </div>
      )}
    </section>
  )
}

type NumberedLesson = ImportResult['lessons'][number] & { place: number }
