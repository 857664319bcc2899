import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import { type LanguageState, statesBy } from '#desk-kit/languages/language-state.ts'

/**
 * A language with a clip or subtitles of its own is whole, without both it is partly done; an unpublished one is a
 * draft.
 */
export const languageStates = (video: Pick<DeskVideo, 'languages'>) =>
  statesBy((language): LanguageState => {
    const found = video.languages.find(({ language_code }) => language_code === language)
    if (!found) return 'lacking'
    if (found.is_machine) return 'machine'
    if (found.is_draft) return 'draft'
    return found.has_clip || found.has_subtitles ? 'whole' : 'partly'
  })
