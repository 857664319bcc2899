import { AnswerBubble } from '#genie/bubbles/answer-bubble.tsx'
import { QuestionBubble } from '#genie/bubbles/question-bubble.tsx'
import { UrgentAnswer } from '#genie/bubbles/urgent-answer.tsx'
import { questionOf } from '#genie/conversation/messages.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
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
            <AnswerBubble turn={turn} speaks={false} onRetry={nothing} />
          </div>
        ))}
        <UrgentAnswer turn={urgentTurn} emergency={sampleEmergency} isNew={false} onRetry={nothing} />
      </Columns>
    </Section>
  )
}
