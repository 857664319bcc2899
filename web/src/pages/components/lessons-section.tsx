import { ContinueCard } from '#learning/library/home/continue-card.tsx'
import { NextRow } from '#learning/library/home/next-row.tsx'
import { DoneRow } from '#learning/library/must-watch/row/done-row.tsx'
import { MustWatchRow } from '#learning/library/must-watch/row/must-watch-row.tsx'
import { StarterRow } from '#people/worker/starter/starter-row.tsx'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import { videoPath } from '#shared/video-path.ts'
import { componentsTexts } from './components.texts'
import { begunCard, doneLesson, sampleCards, sampleLesson, starterLesson } from './samples/components.samples'
import { Columns, Section } from './section'

const nothing = () => {}
const drag = { start: nothing, over: nothing, end: nothing }

/** Samples of lessons in lists: of the worker, of the employer, and in the wizard. */
export function LessonsSection() {
  const t = useEmployerTexts(componentsTexts)
  const position = { number: 1, isFirst: true, isLast: false }
  const handlers = { onStep: nothing, onRemove: nothing, onDrag: drag }
  return (
    <Section title={t('lessons')}>
      <ContinueCard card={begunCard} to={videoPath(begunCard)}>
        {begunCard.topic_ids.slice(0, 1).map((id) => (
          <TopicTag key={id} topicId={id} />
        ))}
      </ContinueCard>
      <Columns>
        {sampleCards.map((card, index) => (
          <NextRow key={card.video_id} card={card} number={index + 1} onLocked={nothing} />
        ))}
        <StarterRow lesson={starterLesson} isOn onPress={nothing} />
        <StarterRow lesson={starterLesson} isOn={false} onPress={nothing} />
      </Columns>
      <MustWatchRow lesson={sampleLesson} position={position} isDragged={false} {...handlers} />
      <MustWatchRow
        lesson={sampleLesson}
        position={{ number: 2, isFirst: false, isLast: true }}
        isDragged
        {...handlers}
      />
      <DoneRow lesson={doneLesson} />
    </Section>
  )
}
