import type { DeskQuestion } from '@kasama/contract/studio/content/faq.api'
import type { Db } from '#platform/database/db'
import { versionOf } from '#platform/version'
import { completeText } from '../tidy-text'
import { findFaq, type QuestionRow } from './faq.queries'

/** A question's editable content. */
export const contentOf = ({ part, question, answer }: QuestionRow) => ({
  part,
  question: completeText(question),
  answer: completeText(answer),
})

export async function showFaq(db: Db): Promise<DeskQuestion[]> {
  const rows = await findFaq(db)
  return rows.map((row) => {
    const content = contentOf(row)
    return { slug: row.slug, ...content, version: versionOf(content) }
  })
}
