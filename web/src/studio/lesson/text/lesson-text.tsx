import { htmlLanguages, type Language } from '@kasama/contract/language'
import { Volume2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import styles from './lesson-text.module.css'
import { plainLine, plainText } from './plain-text'
import { textTexts as t } from './text.texts'

type Props = {
  /** Name of the field for screen readers. */
  label: string
  language: Language
  value: string
  onChange: (value: string) => void
  most: number
  /** Whether it has one line, however long. */
  isLine?: boolean
  /** Shown while the field is empty: the English text. */
  placeholder?: string
  /** The text is still to be written; the frame is dashed. */
  isMissing?: boolean
  sound?: string | undefined
  look?: 'machine' | 'confirmed' | undefined
  fieldRef?: Ref<HTMLTextAreaElement>
  onFocus?: () => void
  children?: ReactNode
}

/** A text of a lesson in one language, in a field that grows with it. */
export function LessonText({ label, language, value, onChange, most, isMissing = false, sound, ...rest }: Props) {
  const { placeholder, look, fieldRef, onFocus, children, isLine = false } = rest
  return (
    <div className={`row top gap-6 shrink ${styles.frame}`} data-missing={isMissing || undefined} data-look={look}>
      <textarea
        ref={fieldRef}
        aria-label={label}
        lang={htmlLanguages[language]}
        rows={1}
        maxLength={most}
        value={value}
        placeholder={placeholder}
        onFocus={onFocus}
        onChange={({ target }) => onChange(isLine ? plainLine(target.value) : plainText(target.value))}
      />
      {sound && <PlaySound sound={sound} label={label} />}
      {children}
    </div>
  )
}

function PlaySound({ sound, label }: { sound: string; label: string }) {
  async function play() {
    try {
      const { url } = await deskRequest('GET /admin/files', { query: { key: sound } })
      await new Audio(url).play()
    } catch {
      showToast(t.noSound, 'error')
    }
  }
  return (
    <button
      type="button"
      className={`row inline gap-6 text-14 ${styles.sound}`}
      aria-label={`${t.play}: ${label}`}
      onClick={() => void play()}
    >
      <Volume2 aria-hidden="true" />
      {t.play}
    </button>
  )
}
