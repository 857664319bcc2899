import { type Language, languages, type Text } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import { findLayout } from '../load/content.queries'
import { listFaq, listSkills, listSlugs, listTopics } from './exports.queries'
import { folderOf } from './lesson-files'
import { type PackFile, pictureOf } from './pack-file'

/** A text in the languages in which it is not empty. */
const written = (text: Text) =>
  Object.fromEntries(languages.flatMap((language: Language) => (text[language] ? [[language, text[language]]] : [])))

/**
 * The list files of a pack. A selection has only its lessons' topics: layout, skills and FAQ describe a whole library.
 */
export async function listFiles(db: Db, { ids, isWhole }: { ids: number[]; isWhole: boolean }): Promise<PackFile[]> {
  const topics = (await listTopics(db, isWhole ? null : ids)).map(({ name, ...topic }) => ({
    ...topic,
    name: written(name),
  }))
  const files: PackFile[] = [{ path: 'topics.json', json: topics }]
  if (!isWhole) return files
  const folders = new Map([...(await listSlugs(db, ids))].map(([id, slug]) => [id, folderOf(slug)]))
  const foldersOf = (videoIds: number[]) => videoIds.flatMap((id) => folders.get(id) ?? [])
  const layout = (await findLayout(db)).map(({ id, title, items, hidden }) => ({
    id,
    title: written(title),
    ...(hidden && { hidden }),
    items: foldersOf(items.map((item) => item.id)),
  }))
  const faq = (await listFaq(db)).map(({ slug, part, question, answer }) => ({
    slug,
    part,
    question: written(question),
    answer: written(answer),
  }))
  files.push({ path: 'layout.json', json: layout }, { path: 'faq.json', json: faq })
  const skills = (await listSkills(db)).flatMap((skill) => {
    const lessons = foldersOf(skill.videoIds)
    if (lessons.length + skill.topicIds.length === 0) return []
    const picture = pictureOf(skill.url)
    if (picture) files.push(picture)
    return {
      slug: skill.slug,
      ...(picture ? { picture: skill.url.replace('/pictures/', '') } : { icon: skill.url }),
      ...(lessons.length > 0 ? { lessons } : { topics: skill.topicIds }),
      name: written(skill.name),
      description: written(skill.description),
    }
  })
  return [...files, { path: 'skills.json', json: skills }]
}
