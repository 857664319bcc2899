import { languageNames } from '@kasama/contract/language'
import { CircleQuestionMark, Languages } from 'lucide-react'
import { useLanguage, useTexts } from '../../i18n/use-texts'
import { TopicTag } from '../topic/topic-tag'
import { Fact } from './fact'
import { videoTexts } from './video.texts'

type Props = {
  video: {
    topic_ids: readonly number[]
    question_ids: readonly unknown[]
    /** The video's languages; omitted if they don't matter. */
    language_codes?: readonly string[]
  }
  /** The name of a topic that the app does not know. */
  topicName?: string | undefined
}

/** A card's facts: topic, number of questions, and whether it is in the reader's language or only in English. */
export function VideoFacts({ video, topicName }: Props) {
  const t = useTexts(videoTexts)
  const language = useLanguage()
  const { topic_ids, question_ids, language_codes } = video
  const [topicId] = topic_ids
  const questions = question_ids.length
  return (
    <div className="row wrap gap-4 gap-x-14">
      {topicId !== undefined && <TopicTag topicId={topicId} {...(topicName && { name: topicName })} />}
      {questions > 0 && (
        <Fact icon={<CircleQuestionMark aria-hidden="true" />}>
          <span aria-hidden="true">{questions}</span>
          <span className="sr-only">{t(questions === 1 ? 'question' : 'questions', { count: questions })}</span>
        </Fact>
      )}
      {language !== 'eng' && language_codes?.includes(language) && (
        <Fact icon={<Languages aria-hidden="true" />}>{languageNames[language]}</Fact>
      )}
      {language_codes && !language_codes.includes(language) && (
        <Fact icon={<Languages aria-hidden="true" />}>
          <span aria-hidden="true">{languageNames.eng}</span>
          <span className="sr-only">{t('onlyEnglish')}</span>
        </Fact>
      )}
    </div>
  )
}
