import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import type { Ref } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { quizTexts } from '../quiz.texts'
import { ListenButton } from './listen-button'

type Props = {
  question: Pick<Question, 'content' | 'sound_url'>
  level: 'h1' | 'h3'
  /** Names the options. */
  id: string
  ref: Ref<HTMLHeadingElement>
  /** The look of the words. */
  className: string | undefined
}

/** The words of a question, which are read aloud when the button before them is pressed. */
export function QuestionHeading({ question: { content, sound_url }, level: Heading, id, ref, className }: Props) {
  const t = useTexts(quizTexts)
  return (
    <div className="row top gap-10">
      <ListenButton label={t('listenQuestion')} text={content} soundUrl={sound_url} />
      <Heading ref={ref} id={id} tabIndex={-1} className={className} data-sound={sound_url ?? undefined}>
        <Phrases>{content}</Phrases>
      </Heading>
    </div>
  )
}
