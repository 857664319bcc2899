import type { Language } from '@kasama/contract/language'
import { languages } from '@kasama/contract/language'
import { Link } from 'react-router'
import { LanguageName } from '#desk-kit/languages/language-name.tsx'
import { type LanguageState, statesBy } from '#desk-kit/languages/language-state.ts'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './subtitle-languages.module.css'
import { subtitlesTexts as t } from './subtitles.texts'

const statesIn = ({ lesson }: EditedLesson) =>
  statesBy((language): LanguageState => {
    const cues = lesson.languages[language]?.cues ?? []
    if (cues.length === 0) return 'lacking'
    return cues.every(({ text }) => text.trim() !== '') ? 'whole' : 'partly'
  })

/** A link to the page of each language, with the state of its cues. */
export function SubtitleLanguages({ editing, language }: { editing: EditedLesson; language: Language }) {
  const states = statesIn(editing)
  return (
    <nav className={styles.languages} aria-label={t.languages}>
      {languages.map((code) => (
        <Link
          key={code}
          to={`/admin/videos/${editing.id}/subtitles/${code}`}
          className={styles.language}
          aria-current={code === language ? 'page' : undefined}
        >
          <LanguageName language={code} state={states[code]} />
        </Link>
      ))}
    </nav>
  )
}
