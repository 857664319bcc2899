import { ExportPage } from '#studio/imports/export/export-page.tsx'
import { ImportPage } from '#studio/imports/import-page.tsx'
import { LessonPage } from './lesson-page'
import { PhoneVoicePage } from './phone-voice-page'
import { PreviewPage } from './preview-page'
import { PublishPage } from './publish-page'
import { QuizPage } from './quiz-page'
import { SubtitlesPage } from './subtitles-page'
import { TranslatePage } from './translate-page'
import { VersionPage } from './version-page'
import { VoicePage } from './voice-page'

/** The pages that make a lesson, one file for the browser, which is downloaded when one of them is opened. */
export const lessonPages = {
  ExportPage,
  ImportPage,
  LessonPage,
  PhoneVoicePage,
  PreviewPage,
  PublishPage,
  QuizPage,
  SubtitlesPage,
  TranslatePage,
  VersionPage,
  VoicePage,
}
