import type { HouseholdField } from '@kasama/contract/desk/desk.rules'
import type { CheckedRow, HouseholdRow, RowProblem } from '@kasama/contract/people/desk/households.api'
import { fillIn } from '#shared/i18n/texts.ts'
import { importTexts as t } from './import.texts'

const words: Record<RowProblem, string> = {
  email: t.email,
  email_taken: t.email_taken,
  email_twice: t.email_twice,
  user_id: t.wrong_user_id,
  user_id_taken: t.user_id_taken,
  user_id_twice: t.user_id_twice,
  language: t.wrong_language,
  employer_name: t.wrong_employer_name,
  worker_name: t.wrong_worker_name,
}

/** The field of a refused row that has to be corrected, by problem. */
export const fieldOf: Record<RowProblem, HouseholdField> = {
  email: 'employer_email',
  email_taken: 'employer_email',
  email_twice: 'employer_email',
  user_id: 'user_id',
  user_id_taken: 'user_id',
  user_id_twice: 'user_id',
  language: 'language',
  employer_name: 'employer_name',
  worker_name: 'worker_name',
}

/** Returns the reason why a row is not made, in a sentence. */
export function problemWords({ problem, twin }: CheckedRow, row: HouseholdRow): string {
  if (!problem) return t.isThere
  return fillIn(words[problem], { twin: twin ?? '', value: row.language })
}
