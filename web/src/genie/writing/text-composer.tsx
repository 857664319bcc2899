import { maxMessageCharacters } from '@kasama/contract/genie/chat.rules'
import { maskCardNumbers } from '@kasama/contract/money/card-number.rules'
import { Send } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { chatTexts } from '../chat.texts'
import styles from './composer.module.css'
import { PhotoButton, PhotoPreview } from './photo'
import type { ChosenPhoto } from './use-photo'

type Props = {
  /** Owner of the draft. */
  account: number
  box: RefObject<HTMLTextAreaElement | null>
  photo: ChosenPhoto
  /** Returns whether it was sent. */
  onSend: (message: string) => boolean
}

/** The text box: Enter sends, Shift and Enter begin a new line. */
export function TextComposer({ account, box, photo, onSend }: Props) {
  const t = useTexts(chatTexts)
  const [message, setMessage] = useMessageDraft(account)
  useAutoHeight(box, message)
  function send() {
    if (onSend(message)) setMessage('')
  }
  function onKeyDown(event: KeyboardEvent) {
    // While a word is composed (Burmese keyboards), Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send()
  }
  return (
    <>
      <PhotoPreview photo={photo} />
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <PhotoButton photo={photo} />
        <textarea
          ref={box}
          rows={1}
          className={styles.box}
          aria-label={t('typeMessage')}
          placeholder={t('typeMessage')}
          maxLength={maxMessageCharacters}
          enterKeyHint="send"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={classNames(styles.round, styles.go)}
          aria-label={t('send')}
          // The box keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Send aria-hidden="true" />
        </button>
      </form>
    </>
  )
}

/** Makes the box as high as its text, up to the limit of its style. */
function useAutoHeight(box: RefObject<HTMLTextAreaElement | null>, message: string) {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    // The text, and the box's own borders.
    if (message !== '') element.style.height = `${element.scrollHeight + 4}px`
  }, [box, message])
}

type Draft = { message: string }

/** An account's unsent text: it survives Audio Mode, a visit to a lesson, and a reload. */
function useMessageDraft(account: number) {
  const name = `chat-${account}`
  const [message, setMessage] = useState(() => readDraft<Draft>(name)?.message ?? '')
  function storeMessage(next: string) {
    setMessage(next)
    storeDraft(name, next === '' ? null : { message: maskCardNumbers(next) })
  }
  return [message, storeMessage] as const
}
