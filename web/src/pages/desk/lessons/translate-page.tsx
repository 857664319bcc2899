import { englishNames, type TargetLanguage, targetLanguages } from '@kasama/contract/language'
import { Navigate, useParams } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextsPage } from '#studio/lesson/frame/texts-page.tsx'
import { translationTexts as t } from '#studio/lesson/translation/translation.texts.ts'
import { TranslationEditor } from '#studio/lesson/translation/translation-editor.tsx'

/** A lesson from English into another language, text by text. */
export function TranslatePage() {
  const { id, language: languageCode } = useParams()
  const language = targetLanguages.find((code): code is TargetLanguage => code === languageCode)
  if (!language) return <Navigate to={`/admin/videos/${id}/translate/phi`} replace />
  return (
    <TextsPage title={fillIn(t.pageTitle, { language: englishNames[language] })}>
      {(editing) => <TranslationEditor key={language} editing={editing} language={language} />}
    </TextsPage>
  )
}
