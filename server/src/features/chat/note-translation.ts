import type { Deps } from '../../deps'
import { noteQuestion } from './chat.queries'

/** Counts what a translation has cost beside Genie's answers: one guard watches over both. */
export const noteTranslation = ({ db, now }: Deps, tokens: number) =>
  noteQuestion(db, { at: now(), outcome: 'translation', tokens })
