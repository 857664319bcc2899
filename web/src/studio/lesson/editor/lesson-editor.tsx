import { englishNames, type Language, languages } from '@kasama/contract/language'
import { canBeAskedIn } from '@kasama/contract/studio/lesson/lesson.rules'
import { useQueryClient } from '@tanstack/react-query'
import { AudioLines, Captions, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { TopicChoice } from '#desk-kit/topics/topic-choice.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { ClipPanel } from '../clip/clip-panel'
import { SpokenIn } from '../clip/spoken-in'
import { Conflicts } from '../conflict/conflicts'
import { FiguresPanel } from '../figures/figures-panel'
import { lessonKey } from '../lesson.queries'
import { PreviewPhone } from '../preview/preview-phone'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './editor.module.css'
import { editorTexts as t } from './editor.texts'
import { HostFields } from './host-fields'
import partsStyles from './parts.module.css'
import { TextsPanel } from './texts-panel'
import { useClipRemoval } from './use-clip-removal'

type Props = { editing: EditedLesson; language: Language }

/** Subtitles, voice and quiz: the state of each in this language, and a link to its page. */
function PartsPanel({ editing: { id, lesson }, language }: Props) {
  const name = englishNames[language]
  const texts = lesson.languages[language]
  const questions = lesson.question_order.flatMap((key) => lesson.questions[key] ?? [])
  const asked = questions.filter((question) => canBeAskedIn(question, language)).length
  const cues = texts?.cues?.length ?? 0
  const rows = [
    {
      part: 'subtitles',
      label: t.subtitles,
      icon: <Captions aria-hidden="true" />,
      state: cues > 0 ? 'whole' : 'lacking',
      note: cues > 0 ? fillIn(t.cues, { count: cues }) : t.noSubtitles,
      action: t.edit,
      path: `subtitles/${language}`,
    },
    {
      part: 'voice',
      label: t.voice,
      icon: <AudioLines aria-hidden="true" />,
      state: texts?.address && texts.narration === language ? 'whole' : 'partly',
      note: voiceOf(texts, language),
      action: t.record,
      path: `voice/${language}`,
    },
    {
      part: 'quiz',
      label: t.quiz,
      icon: <ListChecks aria-hidden="true" />,
      state: questions.length === 0 ? 'lacking' : asked === questions.length ? 'whole' : 'partly',
      note:
        questions.length === 0
          ? t.quizNone
          : fillIn(t.quizSome, { done: asked, count: questions.length, language: name }),
      action: t.open,
      path: 'quiz',
    },
  ]
  return (
    <Panel className={partsStyles.parts} aria-label={t.parts}>
      {rows.map(({ part, path, action, ...row }) => (
        <Part key={part} id={`lesson-${part}`} {...row}>
          <LinkButton to={`/admin/videos/${id}/${path}`} look="line" size="s">
            {action}
            <span className="sr-only">: {row.label}</span>
          </LinkButton>
        </Part>
      ))}
    </Panel>
  )
}

function voiceOf(
  texts: { address: string | null; narration: Language; voice: 'computer' | null } | undefined,
  language: Language,
) {
  if (!texts?.address && language === 'eng') return t.voiceNone
  if (!texts?.address) return fillIn(t.voiceEnglish, { language: englishNames[language] })
  return fillIn(texts.voice ? t.voiceComputer : t.voiceOwn, { language: englishNames[texts.narration] })
}

type PartProps = { id: string; label: string; icon: ReactNode; state: string; note: string; children: ReactNode }

const Part = ({ id, label, icon, state, note, children }: PartProps) => (
  <div className={partsStyles.part} id={id} data-state={state}>
    <span className={partsStyles.leaf}>{icon}</span>
    <span>
      <b>{label}</b>
      <small>{note}</small>
    </span>
    {children}
  </div>
)

/** Editor of one lesson: a language at a time on the left, the worker's view and figures on the right. */
export function LessonEditor({ editing }: { editing: EditedLesson }) {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const language = languages.find((one) => one === search.get('language')) ?? 'eng'
  const onLanguage = (next: Language) => setSearch({ language: next }, { replace: true })
  const { id, lesson, change } = editing
  const texts = lesson.languages[language]
  const { removeClip, turns } = useClipRemoval(editing)
  return (
    <div className={`stack top gap-18 ${styles.columns}`}>
      <div className="stack gap-16 shrink">
        <Conflicts editing={editing} />
        <TextsPanel editing={editing} language={language} onLanguage={onLanguage} />
        <div id="lesson-clip">
          <ClipPanel
            key={language}
            videoId={id}
            language={language}
            clip={{
              host: texts?.host ?? lesson.host,
              address: texts?.address ?? null,
              low: texts?.low_address ?? null,
              duration: texts?.duration ?? 0,
            }}
            thumbnail={texts?.thumbnail_url ?? lesson.thumbnail_url}
            onThumbnail={(url) =>
              change(language === 'eng' ? 'thumbnail_url' : `languages.${language}.thumbnail_url`, url)
            }
            onTaken={() => void client.invalidateQueries({ queryKey: lessonKey(id) })}
            onWithoutClip={language !== 'eng' && texts?.address ? () => removeClip(language) : null}
          >
            <SpokenIn editing={editing} language={language} />
            <HostFields key={turns} editing={editing} language={language} />
          </ClipPanel>
        </div>
        <PartsPanel editing={editing} language={language} />
        <WholePanel editing={editing} />
      </div>
      <div className="stack gap-16 shrink">
        <div className={styles.beside}>
          <PreviewPhone editing={editing} first={language} />
        </div>
        <FiguresPanel editing={editing} />
      </div>
    </div>
  )
}

/** Fields shared by all languages. */
function WholePanel({ editing }: { editing: EditedLesson }) {
  const { lesson, change } = editing
  return (
    <Panel>
      <h2>{t.allLanguages}</h2>
      <Topics editing={editing} />
      <div className={`stack gap-14 ${styles.pair}`}>
        <div className="stack gap-6 shrink">
          <span className="text-14 bold" aria-hidden="true">
            {t.who}
          </span>
          <Segment
            label={t.who}
            value={lesson.public_level > 0 ? 'everybody' : 'members'}
            onChange={(who) => change('public_level', who === 'everybody' ? 1 : 0)}
            options={[
              { value: 'members', label: t.members },
              { value: 'everybody', label: t.everybody },
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}

function Topics({ editing: { lesson, change } }: { editing: EditedLesson }) {
  return (
    <div className="stack gap-6 shrink" id="lesson-topics">
      <span className="text-14 bold" aria-hidden="true">
        {t.topics}
      </span>
      <TopicChoice value={lesson.topic_ids} onChange={(ids) => change('topic_ids', ids)} />
    </div>
  )
}
