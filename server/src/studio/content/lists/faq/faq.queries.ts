import type { Db, Rows } from '#platform/database/db'

export type QuestionRow = Rows['faq']

export const findFaq = (db: Db): Promise<QuestionRow[]> =>
  db.selectFrom('faq').selectAll().orderBy('position').orderBy('slug').execute()

/** Locks a question until the transaction ends. */
export const lockQuestion = (tx: Db, slug: string): Promise<QuestionRow | undefined> =>
  tx.selectFrom('faq').selectAll().where('slug', '=', slug).forUpdate().executeTakeFirst()

type QuestionValues = { part: QuestionRow['part']; question: string; answer: string }

export async function insertQuestion(tx: Db, row: QuestionValues & { slug: string; position: number }): Promise<void> {
  await tx.insertInto('faq').values(row).execute()
}

export async function setQuestion(tx: Db, slug: string, said: QuestionValues): Promise<void> {
  await tx.updateTable('faq').set(said).where('slug', '=', slug).execute()
}

export async function deleteQuestion(tx: Db, slug: string): Promise<void> {
  await tx.deleteFrom('faq').where('slug', '=', slug).execute()
}
