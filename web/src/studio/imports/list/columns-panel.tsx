import { englishNames, type Language, targetLanguages } from '@kasama/contract/language'
import type { ListContents, ListField, ListOptions } from '@kasama/contract/studio/content/imports.api'
import { ArrowRight } from 'lucide-react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import styles from '../imports.module.css'
import { fieldTexts, importsTexts as t } from '../imports.texts'
import own from './list.module.css'

const ofVideo = ['host', 'topic', 'public_level'] as const
const ofLanguage = ['title', 'description', 'sub_description', 'id', 'youtube_id', 'vimeo_id', 'duration'] as const

const inLanguage = (field: (typeof ofLanguage)[number], language: Language) =>
  fillIn(fieldTexts.inLanguage, { field: fieldTexts[field], language: englishNames[language] })

/** Fields that a column can fill, with their labels, in the order of the select. */
const fieldWords: [ListField, string][] = [
  ...ofLanguage.map((field): [ListField, string] => [field, inLanguage(field, 'eng')]),
  ...ofVideo.map((field): [ListField, string] => [field, fieldTexts[field]]),
  ...targetLanguages.flatMap((language) =>
    ofLanguage.map((field): [ListField, string] => [`${field}_${language}`, inLanguage(field, language)]),
  ),
]

type Props = { found: ListContents; options: ListOptions; onChange: (change: Partial<ListOptions>) => void }

/** Messages for missing required columns. */
export function missingColumns({ columns }: ListOptions): string[] {
  const has = (...fields: ListField[]) => columns.some((field) => field !== null && fields.includes(field))
  return [
    has('title') ? '' : t.needsTitle,
    has('id', 'youtube_id', 'vimeo_id') ? '' : t.needsId,
    has('duration') ? '' : t.needsDuration,
  ].filter(Boolean)
}

/** Columns of the file, each with a sample and the field that it fills. */
export function ColumnsPanel({ found, options, onChange }: Props) {
  const { columns } = options
  const read = columns.filter((field) => field !== null).length
  const missing = missingColumns(options)
  function choose(index: number, field: ListField | null) {
    // A field is filled by one column only.
    onChange({ columns: columns.map((one, at) => (at === index ? field : one === field ? null : one)) })
  }
  return (
    <section className={styles.table}>
      <div className={styles.head}>
        <h2>{t.columns}</h2>
        <span className={styles.quiet}>{fillIn(t.columnsFound, { found: read, all: columns.length })}</span>
      </div>
      {missing.length > 0 && (
        <div className={own.note}>
          <Notice kind="bad">{missing.join(' ')}</Notice>
        </div>
      )}
      {found.columns.map(({ name, sample }, index) => (
        <div key={index} className={own.map}>
          <span className={styles.words}>
            <b className={own.name}>{name || index + 1}</b>
            <small>{sample}</small>
          </span>
          <ArrowRight aria-hidden="true" />
          <Select
            className={own.choice}
            data-state={columns[index] ? undefined : 'out'}
            aria-label={fillIn(t.columnOf, { name: name || index + 1 })}
            value={columns[index] ?? ''}
            onChange={({ target }) => choose(index, target.value === '' ? null : (target.value as ListField))}
          >
            <option value="">{t.leaveOut}</option>
            {fieldWords.map(([field, words]) => (
              <option key={field} value={field}>
                {words}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </section>
  )
}
