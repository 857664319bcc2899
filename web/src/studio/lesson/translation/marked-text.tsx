import { htmlLanguages } from '@kasama/contract/language'
import { type Glossary, type TargetLanguage, type TermMatch, termsIn } from '@kasama/contract/studio/translation.rules'
import styles from './translation.module.css'

/** A text in which terms of the glossary are underlined with dots. */
export function MarkedText({ text, marked }: { text: string; marked: TermMatch[] }) {
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

type Props = { english: string; language: TargetLanguage; glossary: Glossary }

/** Translations that the glossary has for the terms of an English text. */
export function GlossaryWords({ english, language, glossary }: Props) {
  const terms = [...new Set(termsIn(english, glossary).map(({ term }) => term))]
  if (terms.length === 0) return null
  return (
    <p className={styles.glossary}>
      {terms.map(({ english: [word], words }) => (
        <span key={word} className={styles.term}>
          {word} = <span lang={htmlLanguages[language]}>{words[0]}</span>
        </span>
      ))}
    </p>
  )
}
