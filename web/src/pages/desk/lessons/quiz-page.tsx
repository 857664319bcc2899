import { TextsPage } from '#studio/lesson/frame/texts-page.tsx'
import { PreviewButton } from '#studio/lesson/preview/preview-button.tsx'
import { quizTexts as t } from '#studio/lesson/quiz/quiz.texts.ts'
import { QuizEditor } from '#studio/lesson/quiz/quiz-editor.tsx'

/** The quiz of a lesson, in two languages at a time. */
export function QuizPage() {
  return (
    <TextsPage title={t.title} beside={(editing) => <PreviewButton editing={editing} label={t.tryIt} opensOn="quiz" />}>
      {(editing) => <QuizEditor editing={editing} />}
    </TextsPage>
  )
}
