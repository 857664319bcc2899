import { englishNames, type Language } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { ArrowDown, ArrowUp, Copy, Info, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { spliced } from '#desk-kit/order/spliced.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../../saving/use-lesson'
import { LessonText } from '../../text/lesson-text'
import styles from '../quiz.module.css'
import { quizTexts as t } from '../quiz.texts'
import { RecordSound } from '../record-sound'
import { SameMeaning } from '../same-meaning'
import { OptionRow } from './option-row'
import { droppedSounds, faultsOf, missingTexts, moved, otherLanguages, withOption, withSound } from './question-rules'

type Props = {
  editing: EditedLesson
  place: { key: string; number: number; isFirst: boolean; isLast: boolean }
  question: LessonQuestion
  language: Language
  onLanguage: (language: Language) => void
  onMove: (by: 1 | -1) => void
  onCopy: () => void
  onRemove: () => void
}

/**
 * One question: English left, another language right; its options, the right ones, and faults that keep it from being
 * asked.
 */
export function QuestionForm({ editing, place, question, language, onLanguage, ...actions }: Props) {
  const shuffleId = useId()
  const at = `questions.${place.key}`
  const [faults, { options, answers }] = [faultsOf(question), question]
  /** Writes a field; new English text makes it another question until an editor has decided otherwise. */
  function write(path: string, value: unknown, isEnglish: boolean) {
    editing.change(`${at}.${path}`, value)
    if (isEnglish && question.same_meaning !== null) editing.change(`${at}.same_meaning`, null)
  }
  const setOptions = (changed: LessonQuestion['options']) => write('options', changed, false)
  const setText = (code: Language, value: string) => write(`content.${code}`, value, code === 'eng')
  const setSound = (path: string, before: LessonQuestion['sounds'], code: Language, sound: string | null) =>
    write(path, withSound(before, code, sound), false)
  const dropped = droppedSounds(editing.changes, at, question)
  const isDropped = (path: string, code: Language) => dropped.has(`${path} ${code}`)
  return (
    <div className="stack gap-12 shrink">
      <SameMeaning editing={editing} at={at} question={question} />
      <Panel>
        <Head place={place} {...actions} />
        <Texts
          videoId={editing.id}
          question={question}
          language={language}
          isDropped={(code) => isDropped('sounds', code)}
          onLanguage={onLanguage}
          onText={setText}
          onSound={(code, sound) => setSound('sounds', question.sounds, code, sound)}
        />
        <h3 className="text-15">{t.options}</h3>
        <div className={styles.grid}>
          {options.map((option, index) => (
            <OptionRow
              key={option.id}
              option={option}
              number={index + 1}
              language={language}
              isRight={answers.includes(option.id)}
              isDropped={(code) => isDropped(`options.${option.id}.sounds`, code)}
              onRight={(isRight) =>
                write('answers', isRight ? [...answers, option.id] : answers.filter((id) => id !== option.id), false)
              }
              videoId={editing.id}
              onSound={(code, sound) => setSound(`options.${option.id}.sounds`, option.sounds, code, sound)}
              onText={(code, value) => write(`options.${option.id}.content.${code}`, value, code === 'eng')}
              onMove={(by) => setOptions(moved(options, index, index + by))}
              onRemove={() => {
                setOptions(spliced(options, index, 1))
                if (answers.includes(option.id))
                  write(
                    'answers',
                    answers.filter((id) => id !== option.id),
                    false,
                  )
              }}
            />
          ))}
        </div>
        <div className="row between wrap gap-8 gap-x-12">
          <Button
            look="quiet"
            size="s"
            icon={<Plus aria-hidden="true" />}
            disabled={options.length >= 20}
            onClick={() => setOptions(withOption(question))}
          >
            {t.addOption}
          </Button>
          <span className={`row gap-12 ${styles.shuffle}`}>
            <label htmlFor={shuffleId}>{t.shuffle}</label>
            <Switch
              id={shuffleId}
              checked={question.randomize_options}
              onChange={(isOn) => editing.change(`${at}.randomize_options`, isOn)}
            />
          </span>
        </div>
        {dropped.size > 0 && <Notice kind="warn">{t.droppedSounds}</Notice>}
        {faults.length > 0 && (
          <Notice kind="warn">
            {faults.map((fault) => t[`fault_${fault}`]).join(' ')} {t.keepsBack}
          </Notice>
        )}
        <p className={`row stretch gap-8 muted text-14 ${styles.hint}`}>
          <Info aria-hidden="true" />
          {fillIn(t.hint, { language: englishNames[language] })}
        </p>
      </Panel>
    </div>
  )
}

type HeadProps = Pick<Props, 'place' | 'onMove' | 'onCopy' | 'onRemove'>

function Head({ place, onMove, onCopy, onRemove }: HeadProps) {
  return (
    <div className="row between wrap gap-8 gap-x-12">
      <h2>{fillIn(t.question, { number: place.number })}</h2>
      <span className={styles.tools}>
        <IconButton label={t.earlier} disabled={place.isFirst} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label={t.later} disabled={place.isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={t.copy} onClick={onCopy}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton label={t.remove} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}

type TextsProps = Pick<Props, 'question' | 'language' | 'onLanguage'> & {
  videoId: number
  isDropped: (language: Language) => boolean
  onText: (language: Language, value: string) => void
  onSound: (language: Language, sound: string | null) => void
}

function Texts({ videoId, question, language, isDropped, onLanguage, onText, onSound }: TextsProps) {
  const lacking = missingTexts(question, language)
  const nameIn = (code: Language) => fillIn(t.inLanguage, { language: englishNames[code] })
  const text = (code: Language) => (
    <LessonText
      label={nameIn(code)}
      language={code}
      value={question.content[code]}
      most={1000}
      placeholder={(code !== 'eng' && question.content.eng) || englishNames[code]}
      isMissing={question.content[code] === ''}
      sound={question.sounds?.[code]}
      onChange={(value) => onText(code, value)}
    >
      <RecordSound
        label={nameIn(code)}
        videoId={videoId}
        text={question.content[code]}
        english={question.content.eng}
        language={code}
        sound={question.sounds?.[code]}
        isDropped={isDropped(code)}
        onSound={(sound) => onSound(code, sound)}
      />
    </LessonText>
  )
  return (
    <div className={styles.grid}>
      <span className={styles.headEnglish}>{englishNames.eng}</span>
      <span className={styles.headOther}>
        <Select
          aria-label={t.language}
          value={language}
          onChange={(event) => onLanguage(event.target.value as Language)}
        >
          {otherLanguages.map((code) => (
            <option key={code} value={code}>
              {englishNames[code]}
            </option>
          ))}
        </Select>
        <span>{lacking > 0 ? fillIn(t.toWrite, { count: lacking }) : t.allWritten}</span>
      </span>
      <div className={styles.english}>{text('eng')}</div>
      <div className={styles.other}>{text(language)}</div>
    </div>
  )
}
