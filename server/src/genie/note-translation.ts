import type { Deps } from '#platform/deps'
import { noteQuestion } from './chat.queries'

/** Counts the tokens of a translation beside those of Genie's answers: one daily limit covers both. */
export const noteTranslation = ({ db, now }: Deps, tokens: number) =>
  noteQuestion(db, { at: now(), outcome: 'translation', tokens })
