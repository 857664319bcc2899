import type { Profile } from '@kasama/contract/account.api'
import { useRef } from 'react'
import { useConfig } from '../../../shared/api/queries/config.queries'
import type { Way } from '../asking/ask'
import type { Question } from '../conversation/conversation'
import { isOnItsWay } from '../conversation/turns'
import { useConversation } from '../conversation/use-conversation'
import { AudioComposer } from '../speaking/audio-composer'
import { Deaf } from '../speaking/deaf'
import { canRecognise } from '../speaking/recognition'
import { canRecord } from '../speaking/recorder'
import type { Ears } from '../speaking/use-speaking'
import { Ideas } from '../writing/ideas'
import { TextComposer } from '../writing/text-composer'
import { usePhoto } from '../writing/use-photo'
import { AboutLesson, type AskedLesson } from './about-lesson'
import styles from './chat.module.css'
import { ChatTop } from './chat-top'
import { ConversationLog } from './conversation-log'
import { useMode } from './use-mode'
import { useVisibleHeight } from './use-visible-height'

type Props = { profile: Profile; lesson: AskedLesson | undefined; onLeaveLesson: () => void }

/** A conversation with Genie, by text or by voice. */
export function Chat({ profile, lesson, onLeaveLesson }: Props) {
  const { conversation, turns } = useConversation(profile.id)
  const { mode, setMode } = useMode()
  const photo = usePhoto()
  const ears = useEars()
  const screen = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useVisibleHeight(screen)
  const last = turns.at(-1)
  const isBusy = last !== undefined && isOnItsWay(last)

  function ask(message: string, way: Way, recording: Question['recording'] = null): boolean {
    // Without a provider that sees, a photo alone is no question: a note below it says so.
    if (photo.isUnseen && message.trim() === '') return false
    const sent = { message, way, videoId: lesson?.id ?? null, picture: photo.chosen, recording }
    if (!conversation.ask(sent)) return false
    photo.remove()
    return true
  }
  function askIdea(question: string) {
    ask(question, 'chat')
    // The pressed idea is gone: the focus moves to the box, unless a phone's keyboard would then cover the screen.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus()
  }
  const toText = () => setMode('text')

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
            <Ideas follow={last?.answer?.follow_on_questions ?? []} isWorker={profile.role === 'W'} onAsk={askIdea} />
          )}
          {mode === 'text' && (
            <TextComposer account={profile.id} box={box} photo={photo} onSend={(message) => ask(message, 'chat')} />
          )}
          {mode === 'audio' && ears === null && <Deaf onType={toText} />}
          {mode === 'audio' && ears && (
            <AudioComposer
              ears={ears}
              photo={photo}
              onSend={(words, recording) => ask(words, 'voice', recording)}
              onAnswered={(answer, recording) => conversation.addAnswered(answer, recording)}
              onType={toText}
            />
          )}
        </div>
      </main>
    </div>
  )
}

/** Transcribes her voice: the provider, otherwise this browser; null if neither can. */
function useEars(): Ears | null | undefined {
  const config = useConfig()
  if (!config.data) return undefined
  if (config.data.chat.hears && canRecord()) return 'server'
  return canRecognise() ? 'browser' : null
}
