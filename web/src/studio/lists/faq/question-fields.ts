import type { FaqPart } from '@kasama/contract/studio/lists.rules'
import type { FlatText } from '../form/flat-texts'

export type QuestionFields = FlatText<'question'> & FlatText<'answer'> & { part: FaqPart }
