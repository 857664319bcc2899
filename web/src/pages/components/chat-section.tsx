import { AnswerBubble } from '../../features/chat/bubbles/answer-bubble'
import { QuestionBubble } from '../../features/chat/bubbles/question-bubble'
import { UrgentAnswer } from '../../features/chat/bubbles/urgent-answer'
import { questionOf } from '../../features/chat/conversation/messages'
import { useEmployerTexts } from '../../shared/i18n/use-texts'
import { componentsTexts } from './components.texts'
import { sampleEmergency, sampleTurns, urgentTurn } from './samples/chat.samples'
import { Columns, Section } from './section'

const nothing = () => {}

/** Samples of Genie's bubbles. */
export function ChatSection() {
  const t = useEmployerTexts(componentsTexts)
  return (
    <Section title={t('genie')}>
      <Columns>
        {sampleTurns.map((turn) => (
          <div key={turn.id}>
            <QuestionBubble message={questionOf(turn)} recording={null} />
            <AnswerBubble turn={turn} speaks={false} onAgain={nothing} />
          </div>
        ))}
        <UrgentAnswer turn={urgentTurn} emergency={sampleEmergency} isNew={false} onAgain={nothing} />
      </Columns>
    </Section>
  )
}
