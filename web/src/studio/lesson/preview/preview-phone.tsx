import { type Language, languages, shortNames } from '@kasama/contract/language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Moon, Sun } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { editorTexts as t } from '../editor/editor.texts'
import { lessonKey } from '../lesson.queries'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './preview.module.css'
import { type PreviewMessage, ready } from './preview-message'

const options = languages.map((value) => ({ value, label: shortNames[value] }))
const parts = [
  { value: 'clip', label: t.previewClip },
  { value: 'quiz', label: t.previewQuiz },
] as const
const looks = [
  { value: 'light', label: <span className="sr-only">{t.previewLight}</span>, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: <span className="sr-only">{t.previewDark}</span>, icon: <Moon aria-hidden="true" /> },
] as const

type Props = { editing: EditedLesson; first: Language; opensOn?: 'clip' | 'quiz' | undefined }

/** The worker's page of this lesson, made from the saved draft, in a window of a phone's size. */
export function PreviewPhone({ editing: { id, lesson, revision }, first, opensOn = 'clip' }: Props) {
  const [chosen, setChosen] = useState<{ language: Language; beside: Language }>({ language: first, beside: first })
  const [part, setPart] = useState(opensOn)
  const [look, setLook] = useState<'light' | 'dark'>('light')
  // The language follows the tab until another one is chosen here.
  const language = chosen.beside === first ? chosen.language : first
  const answer = useQuery({
    queryKey: [...lessonKey(id), 'preview', language, revision],
    queryFn: () => deskRequest('GET /admin/videos/:id/preview', { params: { id }, query: { lang: language } }),
    placeholderData: keepPreviousData,
  })
  const isWatched = part === 'quiz' && lesson.question_order.length > 0
  const texts = lesson.languages[language]
  const hasNoClip = ![texts, lesson.languages.eng].some((one) => one?.address || one?.vimeo_id) && !lesson.vimeo_id
  const preview = answer.data
  const previewed = preview && { preview, language, isDark: look === 'dark', isWatched }
  return (
    <section className="stack gap-12 shrink" aria-labelledby="preview-title">
      <header className={`row baseline between wrap gap-8 gap-x-12 ${styles.head}`}>
        <h2 id="preview-title">{t.preview}</h2>
        <span>{t.previewLead}</span>
      </header>
      <Segment
        label={t.previewLanguage}
        options={options}
        value={language}
        onChange={(next) => setChosen({ language: next, beside: first })}
      />
      <div className={styles.choices}>
        <Segment label={t.previewPart} options={parts} value={part} onChange={setPart} />
        <Segment label={t.previewLook} options={looks} value={look} onChange={setLook} />
      </div>
      {hasNoClip && <Notice>{t.previewNoClip}</Notice>}
      <QueryError what={t.preview} answer={answer} />
      <Phone id={id} previewed={previewed} />
    </section>
  )
}

function Phone({ id, previewed }: { id: number; previewed: PreviewMessage | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data === ready) setReady(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  const text = JSON.stringify(previewed ?? null)
  useEffect(() => {
    if (isReady && text !== 'null') frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin)
  }, [isReady, text])
  return (
    <div className={styles.phone}>
      <iframe ref={frame} src={`/admin/preview/${id}`} title={t.previewLabel} loading="lazy" />
    </div>
  )
}
