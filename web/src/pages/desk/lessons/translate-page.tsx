import { type TargetLanguage, translated } from '@kasama/contract/studio/translation.rules'
import { Navigate, useParams } from 'react-router'
import { englishNames } from '#desk-kit/language-names.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { WordsPage } from '#studio/lesson/frame/words-page.tsx'
import { translationTexts as t } from '#studio/lesson/translation/translation.texts.ts'
import { TranslationEditor } from '#studio/lesson/translation/translation-editor.tsx'

/** A lesson from English into another language, text by text. */
export function TranslatePage() {
  const { id, language: languageCode } = useParams()
  const language = translated.find((code): code is TargetLanguage => code === languageCode)
  if (!language) return <Navigate to={`/admin/videos/${id}/translate/phi`} replace />
  return (
    <WordsPage title={fillIn(t.title, { language: englishNames[language] })}>
      {(editing) => <TranslationEditor key={language} editing={editing} language={language} />}
    </WordsPage>
  )
}
