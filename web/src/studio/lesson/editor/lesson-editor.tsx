import { type Language, languages } from '@kasama/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ClipPanel } from '../clip/clip-panel'
import { SpokenIn } from '../clip/spoken-in'
import { Conflicts } from '../conflict/conflicts'
import { FiguresPanel } from '../figures/figures-panel'
import { lessonKey } from '../lesson.queries'
import { PreviewPhone } from '../preview/preview-phone'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './editor.module.css'
import { PartsPanel } from './parts-panel'
import { PlayedFrom } from './played-from'
import { WholePanel } from './whole-panel'
import { WordsPanel } from './words-panel'

/** Editor of one lesson: a language at a time on the left, the worker's view and figures on the right. */
export function LessonEditor({ editing }: { editing: EditedLesson }) {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const language = languages.find((one) => one === search.get('language')) ?? 'eng'
  const onLanguage = (next: Language) => setSearch({ language: next }, { replace: true })
  const { id, lesson, change } = editing
  const words = lesson.languages[language]
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Conflicts editing={editing} />
        <WordsPanel editing={editing} language={language} onLanguage={onLanguage} />
        <div id="lesson-clip">
          <ClipPanel
            key={language}
            videoId={id}
            language={language}
            clip={{
              host: words?.host ?? lesson.host,
              address: words?.address ?? null,
              low: words?.low_address ?? null,
              duration: words?.duration ?? 0,
            }}
            thumbnail={words?.thumbnail_url ?? lesson.thumbnail_url}
            onThumbnail={(url) =>
              change(language === 'eng' ? 'thumbnail_url' : `languages.${language}.thumbnail_url`, url)
            }
            onTaken={() => void client.invalidateQueries({ queryKey: lessonKey(id) })}
          >
            <SpokenIn editing={editing} language={language} />
            <PlayedFrom editing={editing} language={language} />
          </ClipPanel>
        </div>
        <PartsPanel editing={editing} language={language} />
        <WholePanel editing={editing} />
      </div>
      <div className={styles.side}>
        <div className={styles.beside}>
          <PreviewPhone editing={editing} first={language} />
        </div>
        <FiguresPanel editing={editing} />
      </div>
    </div>
  )
}
