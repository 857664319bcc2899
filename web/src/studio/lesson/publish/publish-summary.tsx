import { englishNames, languages, shortNames } from '@kasama/contract/language'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { editorTexts } from '../editor/editor.texts'
import type { EditedAndStored } from './edited-and-stored'
import styles from './publish.module.css'
import { publishTexts as t } from './publish.texts'

/** Missing parts of each language, and the number of answers and workers that the publication affects. */
export function PublishSummary({ data }: Pick<EditedAndStored, 'data'>) {
  const answers = data.answers.reduce((sum, one) => sum + one.answers, 0)
  return (
    <>
      <Panel>
        <header className={`row baseline between wrap gap-4 gap-x-12 ${styles.head}`}>
          <h2>{t.whatGoes}</h2>
          <span>{t.exactly}</span>
        </header>
        <ul className={styles.rows}>
          {languages.map((language) => {
            const parts = data.missing.find(({ language_code }) => language_code === language)?.parts ?? []
            return (
              <li key={language}>
                <span className={styles.leaf} aria-hidden="true">
                  {shortNames[language]}
                </span>
                <span>
                  <b>{englishNames[language]}</b>
                  <small>
                    {parts.length === 0
                      ? t.complete
                      : fillIn(t.lacks, { parts: parts.map((part) => editorTexts[`part_${part}`]).join(', ') })}
                  </small>
                </span>
                {parts.includes('title') && language !== 'eng' && <Tag kind="warn">{t.showsEnglish}</Tag>}
              </li>
            )
          })}
        </ul>
      </Panel>
      <Panel>
        <h2>{t.whatChanges}</h2>
        <ul className={styles.points}>
          <li>{fillIn(t.changed, { count: data.changes.length })}</li>
          {answers > 0 && <li>{fillIn(t.answersKept, { count: answers })}</li>}
          {data.midway > 0 && <li>{fillIn(t.midway, { count: data.midway })}</li>}
        </ul>
      </Panel>
    </>
  )
}
