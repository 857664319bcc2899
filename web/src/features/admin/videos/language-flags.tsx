import type { DeskVideo } from '@kasama/contract/desk/videos.api'
import { type Language, languages } from '@kasama/contract/language'
import { fillIn } from '../../../shared/i18n/texts'
import { englishNames } from '../parts/language-names'
import styles from './videos.module.css'
import { videosTexts as t } from './videos.texts'

/** As the desk's narrow columns name them. */
const short: Record<Language, string> = { eng: 'EN', phi: 'FIL', ind: 'ID', mya: 'MY' }

const words = { whole: t.whole, partly: t.partly, lacking: t.lacking }

/** A language with a clip or subtitles of its own is whole, with words alone partly there. */
function stateOf(video: Pick<DeskVideo, 'languages'>, language: Language): keyof typeof words {
  const found = video.languages.find(({ language_code }) => language_code === language)
  if (!found) return 'lacking'
  return found.has_clip || found.has_subtitles ? 'whole' : 'partly'
}

/** EN FIL ID MY, each as far as it is there. */
export function LanguageFlags({ video }: { video: DeskVideo }) {
  return (
    <span className={styles.flags}>
      {languages.map((language) => {
        const state = stateOf(video, language)
        return (
          <span key={language} className={styles.flag} data-state={state}>
            <span aria-hidden="true">{short[language]}</span>
            <span className="sr-only">{fillIn(words[state], { language: englishNames[language] })}</span>
          </span>
        )
      })}
    </span>
  )
}
