import { brand } from '@kasama/contract/brand'
import { firstName } from '@kasama/contract/first-name.rules'
import type { Profile } from '@kasama/contract/people/account.api'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useConfig } from '#shared/api/queries/config.queries.ts'
import { canRecord } from '#shared/device/recorder.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import type { AnswerMode } from '../asking/ask'
import { AnswerBubble } from '../bubbles/answer-bubble'
import { GenieSays } from '../bubbles/genie-says'
import { QuestionBubble } from '../bubbles/question-bubble'
import { UrgentAnswer } from '../bubbles/urgent-answer'
import { chatTexts } from '../chat.texts'
import type { Conversation, Question } from '../conversation/conversation'
import { questionOf } from '../conversation/messages'
import { isPending, type Turn } from '../conversation/turns'
import { useConversation } from '../conversation/use-conversation'
import { AudioComposer } from '../speaking/audio-composer'
import { NoRecogniser } from '../speaking/no-recogniser'
import { canRecognise } from '../speaking/recognition'
import type { TranscriptionSource } from '../speaking/use-speaking'
import { SuggestedQuestions } from '../writing/suggested-questions'
import { TextComposer } from '../writing/text-composer'
import { usePhoto } from '../writing/use-photo'
import { AboutLesson, type ChatLessonSubject } from './about-lesson'
import styles from './chat.module.css'
import { ChatTop } from './chat-top'
import { useMode } from './use-mode'

/** Distance from the end within which she counts as reading there. */
const nearPx = 120

/** Scroll position at the end of the log that keeps her last question, or the number to call, in view. */
function endPosition(log: HTMLElement): number {
  const last = log.querySelector('[data-turn]:last-child')
  const end = log.scrollHeight - log.clientHeight
  if (!last) return end
  const top = last.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop
  return Math.min(end, top - 12)
}

/** Scrolls a new question into view, then follows its answer, unless she has scrolled up to read. */
function useLogScroll(log: RefObject<HTMLElement | null>, turns: readonly Turn[]) {
  const isAtEnd = useRef(true)
  const count = useRef(turns.length)
  useEffect(() => {
    const element = log.current
    if (!element?.firstElementChild) return
    const updateIsAtEnd = () => {
      isAtEnd.current = Math.abs(endPosition(element) - element.scrollTop) < nearPx
    }
    const follow = () => {
      if (isAtEnd.current) element.scrollTop = endPosition(element)
    }
    // Pictures load later, and the keyboard takes a part of the screen.
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    observer.observe(element.firstElementChild)
    element.addEventListener('scroll', updateIsAtEnd, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', updateIsAtEnd)
    }
  }, [log])
  useLayoutEffect(() => {
    const element = log.current
    if (turns.length !== count.current) isAtEnd.current = true
    count.current = turns.length
    if (element && isAtEnd.current) element.scrollTop = endPosition(element)
  }, [log, turns])
}

type ConversationLogProps = { conversation: Conversation; turns: readonly Turn[]; profile: Profile }

/** The whole conversation, the newest turn at the bottom. */
function ConversationLog({ conversation, turns, profile }: ConversationLogProps) {
  const t = useTexts(chatTexts)
  const log = useRef<HTMLElement>(null)
  useLogScroll(log, turns)
  const name = firstName(profile.fullname)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={log} className={styles.log} aria-label={t('conversation')} tabIndex={0}>
        <div className={styles.turns} data-urgent={turns.at(-1)?.emergency ? true : undefined}>
          <GenieSays>
            <p>
              <Phrases>{t(name === '' ? 'hello' : 'helloName', { name })}</Phrases>
            </p>
          </GenieSays>
          {turns.map((turn) => (
            <TurnRow key={turn.id} turn={turn} conversation={conversation} />
          ))}
        </div>
      </section>
      <Announcer turns={turns} />
    </>
  )
}

type TurnProps = { turn: Turn; conversation: Conversation }

function TurnRow({ turn, conversation }: TurnProps) {
  const onRetry = () => conversation.retry(turn.id)
  const isNew = conversation.isFresh(turn.id)
  return (
    <div className="stack gap-14" data-turn>
      <QuestionBubble message={questionOf(turn)} recording={conversation.recordingOf(turn.id)} />
      {turn.emergency ? (
        <UrgentAnswer turn={turn} emergency={turn.emergency} isNew={isNew} onRetry={onRetry} />
      ) : (
        <AnswerBubble turn={turn} speaks={isNew && turn.isSpoken} onRetry={onRetry} />
      )}
    </div>
  )
}

/** Announces each complete answer once to screen readers; older answers are not announced again. */
function Announcer({ turns }: { turns: readonly Turn[] }) {
  const t = useTexts(chatTexts)
  const [waiting, setWaiting] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const last = turns.at(-1)
  if (last && isPending(last) && waiting !== last.id) {
    setWaiting(last.id)
    setAnnouncement('')
  }
  if (last && waiting === last.id && !isPending(last)) {
    setWaiting(undefined)
    setAnnouncement(`${brand.assistant}: ${announcedText(last)}`)
  }
  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )

  function announcedText({ state, words, problem }: Turn): string {
    if (state === 'cut') return `${words} ${t('cut')}`
    return state === 'failed' ? t('error', { message: problem }) : words
  }
}

type Props = { profile: Profile; lesson: ChatLessonSubject | undefined; onLeaveLesson: () => void }

/** A conversation with Genie, by text or by voice. */
export function Chat({ profile, lesson, onLeaveLesson }: Props) {
  const { conversation, turns } = useConversation(profile.id)
  const { mode, setMode } = useMode()
  const photo = usePhoto()
  const transcriptionSource = useTranscriptionSource()
  const screen = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useVisibleHeight(screen)
  const last = turns.at(-1)
  const isBusy = last !== undefined && isPending(last)

  function ask(message: string, answerMode: AnswerMode, recording: Question['recording'] = null): boolean {
    // Without a provider that sees, a photo alone is no question: a note below it says so.
    if (photo.isUnseen && message.trim() === '') return false
    const sent = { message, mode: answerMode, videoId: lesson?.id ?? null, picture: photo.chosen, recording }
    if (!conversation.ask(sent)) return false
    photo.remove()
    return true
  }
  function askSuggestion(question: string) {
    ask(question, 'chat')
    // The pressed suggestion is gone: the focus moves to the box, unless a phone's keyboard would then cover the
    // screen.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus()
  }
  const showText = () => setMode('text')

  return (
    <div ref={screen} className={styles.chat}>
      <ChatTop
        mode={mode}
        onMode={setMode}
        onClear={turns.length > 0 ? conversation.clear : undefined}
        home={lesson ? `/video/${lesson.id}` : '/library'}
      >
        {lesson && <AboutLesson lesson={lesson} onLeave={onLeaveLesson} />}
      </ChatTop>
      <main tabIndex={-1} className={styles.main}>
        <ConversationLog conversation={conversation} turns={turns} profile={profile} />
        <div className={styles.composer} data-writing>
          {mode === 'text' && !isBusy && !last?.emergency && (
            <SuggestedQuestions
              followOnQuestions={last?.answer?.follow_on_questions ?? []}
              isWorker={profile.role === 'W'}
              onAsk={askSuggestion}
            />
          )}
          {mode === 'text' && (
            <TextComposer account={profile.id} box={box} photo={photo} onSend={(message) => ask(message, 'chat')} />
          )}
          {mode === 'audio' && transcriptionSource === null && <NoRecogniser onType={showText} />}
          {mode === 'audio' && transcriptionSource && (
            <AudioComposer
              transcriptionSource={transcriptionSource}
              photo={photo}
              onSend={(words, recording) => ask(words, 'voice', recording)}
              onAnswered={(answer, recording) => conversation.addAnswered(answer, recording)}
              onType={showText}
            />
          )}
        </div>
      </main>
    </div>
  )
}

/** Transcribes her voice: the provider, otherwise this browser; null if neither can. */
function useTranscriptionSource(): TranscriptionSource | null | undefined {
  const config = useConfig()
  if (!config.data) return undefined
  if (config.data.chat.hears && canRecord()) return 'server'
  return canRecognise() ? 'browser' : null
}

/** Ends the screen above a phone's keyboard that covers the page. */
function useVisibleHeight(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    function fitScreen() {
      if (!viewport || !screen.current) return
      const isCovered = window.innerHeight - viewport.height > 100 && viewport.scale === 1
      screen.current.style.height = isCovered ? `${viewport.height}px` : ''
      screen.current.toggleAttribute('data-covered', isCovered)
      if (isCovered) window.scrollTo(0, 0)
    }
    viewport.addEventListener('resize', fitScreen)
    return () => viewport.removeEventListener('resize', fitScreen)
  }, [screen])
}
