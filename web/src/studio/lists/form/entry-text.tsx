import { englishNames, type Language } from '@kasama/contract/language'
import { SquareDashed } from 'lucide-react'
import { StoredValue } from '#desk-kit/forms/stored-value.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { LessonText } from '#studio/lesson/text/lesson-text.tsx'
import { listsTexts as t } from '../lists.texts'
import styles from './form.module.css'

type Props = {
  label: string
  /** Name of the field, if its label is the language. */
  name?: string
  language: Language
  value: string
  /** The English text, shown below that of another language. */
  english: string
  most: number
  /** Value that somebody else has stored in this field since it was changed. */
  storedMeanwhile?: string | undefined
  /** Marks an English text that is missing; those of other languages are always marked. */
  isSubmitted?: boolean
  onChange: (value: string) => void
  onAdoptStored: () => void
}

/** A text of an entry in one language: marks a missing one, else shows the English below. */
export function EntryText({
  label,
  name = label,
  language,
  value,
  english,
  most,
  storedMeanwhile,
  isSubmitted = false,
  ...rest
}: Props) {
  const isEnglish = language === 'eng'
  const isMissing = value.trim() === '' && (isEnglish ? isSubmitted : true)
  return (
    <div className="stack gap-6 shrink">
      <span className="text-14 bold" aria-hidden="true">
        {label}
      </span>
      <LessonText
        label={`${name}, ${englishNames[language]}`}
        language={language}
        value={value}
        most={most}
        {...(!isEnglish && { placeholder: english })}
        isMissing={isMissing}
        onChange={rest.onChange}
      />
      {isMissing && (
        <p className={styles.missing}>
          <SquareDashed aria-hidden="true" />
          <span>{isEnglish ? t.needed : t.missing}</span>
        </p>
      )}
      {!isEnglish && !isMissing && (
        <p className={styles.english}>
          <b>EN</b>
          {english}
        </p>
      )}
      {storedMeanwhile !== undefined && (
        <StoredValue
          name={fillIn(t.storedMeanwhile, { field: name === label ? label : `${name}, ${label}` })}
          onAdopt={rest.onAdoptStored}
        >
          {storedMeanwhile || t.empty}
        </StoredValue>
      )}
    </div>
  )
}
