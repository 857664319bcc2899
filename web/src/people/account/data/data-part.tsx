import { type Language, languageNames, languages } from '@kasama/contract/language'
import { monthName, plainSingaporeDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { dataTexts, fieldTexts, partTexts } from './data.texts'
import styles from './data-part.module.css'
import type { Entry, Part } from './read-export'

/** One part of the data; a long one is folded. */
export function DataPart({ name, entries }: Part) {
  const t = useTexts(partTexts)
  const title = name in partTexts ? t(name as keyof typeof partTexts) : fieldTitle(name)
  if (entries.length === 1) {
    return (
      <Panel>
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <DataEntry entry={entries[0] ?? []} />
      </Panel>
    )
  }
  return (
    <Panel>
      <details className={styles.part}>
        <summary>
          <h2>
            <Phrases>{title}</Phrases> ({entries.length})
          </h2>
        </summary>
        {entries.map((entry, index) => (
          <DataEntry key={index} entry={entry} />
        ))}
      </details>
    </Panel>
  )
}

function DataEntry({ entry }: { entry: Entry }) {
  const t = useTexts(fieldTexts)
  const formatValue = useValueFormat()
  return (
    <dl className={styles.entry}>
      {entry.map(([field, value]) => (
        <div key={field}>
          {field !== '' && <dt>{field in fieldTexts ? t(field as keyof typeof fieldTexts) : fieldTitle(field)}</dt>}
          <dd>{formatValue(field, value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Numbers in these fields are cents. */
const moneyFieldPattern = /^(amount|amount_cents|discount|credit|refunded)$/

/** A value as a person reads it: dates in words, languages by their names, money in dollars. */
function useValueFormat() {
  const t = useTexts(dataTexts)
  const language = useLanguage()
  return (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'object') return JSON.stringify(value)
    if (moneyFieldPattern.test(field)) return moneyWithCents(Number(value))
    const text = String(value)
    if (field === 'month') return monthName(text, language)
    if (/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return plainSingaporeDate(text, language)
    return languages.includes(text as Language) ? languageNames[text as Language] : text
  }
}

const fieldTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
