import { englishNames, type Language } from '@kasama/contract/language'
import type { LessonQuestion } from '@kasama/contract/studio/lesson/lesson'
import { ArrowUp, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { LessonText } from '../../text/lesson-text'
import styles from '../quiz.module.css'
import { quizTexts as t } from '../quiz.texts'
import { RecordSound } from '../record-sound'

type Props = {
  option: LessonQuestion['options'][number]
  number: number
  language: Language
  isRight: boolean
  onRight: (isRight: boolean) => void
  videoId: number
  isDropped: (language: Language) => boolean
  onText: (language: Language, value: string) => void
  onSound: (language: Language, sound: string | null) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** An option in two languages; Alt with the arrows moves it. */
export function OptionRow({ option, number, language, isRight, videoId, isDropped, ...actions }: Props) {
  const { onRight, onText, onSound, onMove, onRemove } = actions
  function step(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  const nameIn = (code: Language) => fillIn(t.option, { number, language: englishNames[code] })
  const text = (code: Language) => (
    <LessonText
      label={nameIn(code)}
      language={code}
      value={option.content[code]}
      most={500}
      placeholder={(code !== 'eng' && option.content.eng) || englishNames[code]}
      isMissing={option.content[code] === ''}
      sound={option.sounds?.[code]}
      onChange={(value) => onText(code, value)}
    >
      <RecordSound
        label={nameIn(code)}
        videoId={videoId}
        text={option.content[code]}
        english={option.content.eng}
        language={code}
        sound={option.sounds?.[code]}
        isDropped={isDropped(code)}
        onSound={(sound) => onSound(code, sound)}
      />
    </LessonText>
  )
  return (
    <fieldset className={styles.option} aria-label={fillIn(t.optionOf, { number })} onKeyDown={step}>
      <input
        type="checkbox"
        className={styles.right}
        aria-label={fillIn(t.isRight, { number })}
        checked={isRight}
        onChange={(event) => onRight(event.target.checked)}
      />
      <div className={styles.english}>{text('eng')}</div>
      <div className={styles.other}>{text(language)}</div>
      <span className={styles.optionTools}>
        <IconButton label={fillIn(t.optionUp, { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label={fillIn(t.removeOption, { number })} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </fieldset>
  )
}
