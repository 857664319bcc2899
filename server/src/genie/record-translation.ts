import type { Deps } from '#platform/deps'
import { recordQuestion } from './chat.queries'

/** Counts the tokens of a translation beside those of Genie's answers: one daily limit covers both. */
export const recordTranslation = ({ db, now }: Deps, tokens: number) =>
  recordQuestion(db, { at: now(), outcome: 'translation', tokens })
