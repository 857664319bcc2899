import { englishNames, htmlLanguages, type TargetLanguage } from '@kasama/contract/language'
import {
  type Glossary,
  type TermMatch,
  type TranslationProblem,
  termsIn,
} from '@kasama/contract/studio/translation/translation.rules'
import { Bot, Check, CircleAlert, CircleCheck } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { LessonText } from '../text/lesson-text'
import styles from './translation.module.css'
import { translationTexts as t } from './translation.texts'
import type { ShownField } from './use-translation'

const most = { title: 300, description: 2000, more: 4000, cue: 500, question: 1000, option: 500 }

type Props = {
  field: ShownField
  language: TargetLanguage
  glossary: Glossary
  isCurrent: boolean
  onFocus: () => void
  onWrite: (value: string) => void
  onConfirm: () => void
}

const problemText = ({ kind, what }: TranslationProblem) => fillIn(t[kind], { what })

/**
 * English left, its translation right, and whether a person has confirmed it. Ctrl Enter confirms and goes to the next.
 */
export function TextRow({ field, language, glossary, isCurrent, onFocus, onWrite, onConfirm }: Props) {
  const { state, problems } = field
  const name = fillIn(t[field.kind], { number: field.number, option: field.option })
  function keys(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || state === 'empty') return
    event.preventDefault()
    onConfirm()
  }
  return (
    <fieldset className={styles.row} data-current={isCurrent || undefined} aria-label={name} onKeyDown={keys}>
      <p className={`row wrap muted text-14 bold ${styles.label}`}>
        {name}
        {state === 'machine' && (
          <Tag kind="warn" icon={<Bot aria-hidden="true" />}>
            {t.byMachine}
          </Tag>
        )}
        {problems.map((problem) => (
          <Tag key={problem.kind + problem.what} kind="bad" icon={<CircleAlert aria-hidden="true" />}>
            {problemText(problem)}
          </Tag>
        ))}
      </p>
      <p className={styles.source} lang="en">
        <MarkedText text={field.english} marked={termsIn(field.english, glossary)} />
      </p>
      <div className="stack gap-8">
        <LessonText
          label={`${name}, ${englishNames[language]}`}
          language={language}
          value={field.translated}
          most={most[field.kind]}
          isLine={field.kind === 'title'}
          isMissing={state === 'empty'}
          look={state === 'empty' ? undefined : state}
          onFocus={onFocus}
          onChange={onWrite}
        />
        {isCurrent && <GlossaryWords english={field.english} language={language} glossary={glossary} />}
      </div>
      <div className={styles.state}>
        {state === 'machine' && (
          <Button
            look={isCurrent && problems.length === 0 ? 'filled' : 'line'}
            size="s"
            icon={<Check aria-hidden="true" />}
            onClick={onConfirm}
          >
            {problems.length > 0 ? t.mendFirst : t.confirm}
          </Button>
        )}
        {state === 'confirmed' && (
          <span className={`row stretch gap-8 text-15 bold ${styles.confirmed}`}>
            <CircleCheck aria-hidden="true" />
            <span>
              {t.confirmed}
              {field.by && <small>{field.by}</small>}
            </span>
          </span>
        )}
        {state === 'empty' && <span className={styles.quiet}>{t.empty}</span>}
      </div>
    </fieldset>
  )
}

/** A text in which terms of the glossary are underlined with dots. */
function MarkedText({ text, marked }: { text: string; marked: TermMatch[] }) {
  const pieces = marked.flatMap(({ from, to }, place) => [
    text.slice(marked[place - 1]?.to ?? 0, from),
    <u key={from}>{text.slice(from, to)}</u>,
  ])
  return (
    <>
      {pieces}
      {text.slice(marked.at(-1)?.to ?? 0)}
    </>
  )
}

type MarkedTextProps = { english: string; language: TargetLanguage; glossary: Glossary }

/** Translations that the glossary has for the terms of an English text. */
function GlossaryWords({ english, language, glossary }: MarkedTextProps) {
  const terms = [...new Set(termsIn(english, glossary).map(({ term }) => term))]
  if (terms.length === 0) return null
  return (
    <p className="row stretch wrap gap-6">
      {terms.map(({ english: [word], words }) => (
        <span key={word} className={styles.term}>
          {word} = <span lang={htmlLanguages[language]}>{words[0]}</span>
        </span>
      ))}
    </p>
  )
}
