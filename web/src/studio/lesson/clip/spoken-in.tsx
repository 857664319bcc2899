import { englishNames, type Language, languages } from '@kasama/contract/language'
import { useId } from 'react'
import { Select } from '#shared/ui/forms/select.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { clipTexts as t } from './clip.texts'

type Props = { editing: EditedLesson; language: Language }

/** Language of the voice in a language's own clip: a clip with Filipino slides may have an English voice. */
export function SpokenIn({ editing: { lesson, change }, language }: Props) {
  const id = useId()
  const texts = lesson.languages[language]
  if (!texts?.address) return null
  return (
    <div className="row wrap gap-6 gap-x-12">
      <label htmlFor={id}>{t.spokenIn}</label>
      <Select
        id={id}
        value={texts.narration}
        onChange={({ target }) => change(`languages.${language}.narration`, target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {englishNames[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
