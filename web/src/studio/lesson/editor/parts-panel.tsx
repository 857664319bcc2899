import type { Language } from '@kasama/contract/language'
import { isAskedIn } from '@kasama/contract/studio/lesson.rules'
import { AudioLines, Captions, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { englishNames } from '#desk-kit/language-names.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { editorTexts as t } from './editor.texts'
import styles from './parts.module.css'

type Props = { editing: EditedLesson; language: Language }

/** Subtitles, voice and quiz: the state of each in this language, and a link to its page. */
export function PartsPanel({ editing: { id, lesson }, language }: Props) {
  const name = englishNames[language]
  const words = lesson.languages[language]
  const questions = lesson.question_order.flatMap((key) => lesson.questions[key] ?? [])
  const asked = questions.filter((question) => isAskedIn(question, language)).length
  const cues = words?.cues?.length ?? 0
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
      state: words?.address && words.narration === language ? 'whole' : 'partly',
      note: voiceOf(words, language),
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
    <Panel className={styles.parts} aria-label={t.parts}>
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
  words: { address: string | null; narration: Language; voice: 'computer' | null } | undefined,
  of: Language,
) {
  if (!words?.address && of === 'eng') return t.voiceNone
  if (!words?.address) return fillIn(t.voiceEnglish, { language: englishNames[of] })
  return fillIn(words.voice ? t.voiceComputer : t.voiceOwn, { language: englishNames[words.narration] })
}

type PartProps = { id: string; label: string; icon: ReactNode; state: string; note: string; children: ReactNode }

const Part = ({ id, label, icon, state, note, children }: PartProps) => (
  <div className={styles.part} id={id} data-state={state}>
    <span className={styles.leaf}>{icon}</span>
    <span>
      <b>{label}</b>
      <small>{note}</small>
    </span>
    {children}
  </div>
)
