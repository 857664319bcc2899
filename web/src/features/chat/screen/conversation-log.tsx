import type { Profile } from '@kasama/contract/account.api'
import { useRef } from 'react'
import { firstName } from '../../../shared/format/first-name'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { AnswerBubble } from '../bubbles/answer-bubble'
import { GenieSays } from '../bubbles/genie-says'
import { QuestionBubble } from '../bubbles/question-bubble'
import { UrgentAnswer } from '../bubbles/urgent-answer'
import { chatTexts } from '../chat.texts'
import type { Conversation } from '../conversation/conversation'
import { questionOf } from '../conversation/messages'
import type { Turn } from '../conversation/turns'
import { Announcer } from './announcer'
import styles from './chat.module.css'
import { useLogPlace } from './use-log-place'

type Props = { conversation: Conversation; turns: readonly Turn[]; profile: Profile }

/** The whole conversation, the newest turn at the bottom. */
export function ConversationLog({ conversation, turns, profile }: Props) {
  const t = useTexts(chatTexts)
  const log = useRef<HTMLElement>(null)
  useLogPlace(log, turns)
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
            <OneTurn key={turn.id} turn={turn} conversation={conversation} />
          ))}
        </div>
      </section>
      <Announcer turns={turns} />
    </>
  )
}

type TurnProps = { turn: Turn; conversation: Conversation }

function OneTurn({ turn, conversation }: TurnProps) {
  const onAgain = () => conversation.askAgain(turn.id)
  const isNew = conversation.isFresh(turn.id)
  return (
    <div className={styles.turn} data-turn>
      <QuestionBubble message={questionOf(turn)} recording={conversation.recordingOf(turn.id)} />
      {turn.emergency ? (
        <UrgentAnswer turn={turn} emergency={turn.emergency} isNew={isNew} onAgain={onAgain} />
      ) : (
        <AnswerBubble turn={turn} speaks={isNew && turn.isSpoken} onAgain={onAgain} />
      )}
    </div>
  )
}
