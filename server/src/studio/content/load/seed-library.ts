import type { Db } from '#platform/database/db'
import type { Faq, Layout, Skills, Topics } from '../format/shapes'
import { lockList } from '../lists/lists.queries'
import { listTopicNames } from './content.queries'
import { loadLayout } from './load-layout'
import { loadFaq, loadSkills, writeTopics } from './load-lists'
import { findMissing, isSeeded, noteSeeded } from './seed.queries'

/** Skills of the demo library that require a whole topic as well, wherever its lessons come from. */
const topicOfSkill: Record<string, number> = {
  cleaning: 13,
  'home-cooking': 7,
  'newborn-care': 26,
  'child-care': 11,
  kindness: 10,
  english: 3,
  'good-manners': 4,
  saving: 24,
  'home-safety': 20,
  'getting-around': 16,
  growing: 5,
  curiosity: 999,
}

/**
 * Gives a database, once, the content that every installation begins with: topics, skills, questions and the sections
 * of the layout. Kinds of content that exist already are left as they are.
 */
export async function seedLibrary(db: Db): Promise<void> {
  if (await isSeeded(db)) return
  const { topics, skills, faq, layout } = await readSeed()
  await db.transaction().execute(async (tx) => {
    if (!(await noteSeeded(tx))) return
    // Locked first, as at the desk: Genie's passages are written from all questions.
    await lockList(tx, 'faq')
    const missing = await findMissing(tx)
    if (missing.topics) await writeTopics(tx, topics)
    if (missing.skills) await loadSkills(tx, await skillsOfTopics(tx, skills, topics), noLessons)
    if (missing.faq) await loadFaq(tx, faq)
    if (missing.layout) await loadLayout(tx, layout, noLessons.videoIds)
  })
}

const noLessons = { urls: new Map<string, string>(), videoIds: new Map<string, number>() }

/** The lists of the demo library; bundled with the code, so that an installation need not keep that library. */
async function readSeed() {
  const [topics, skills, faq, layout] = await Promise.all([
    import('../../../../../content/topics.json', { with: { type: 'json' } }),
    import('../../../../../content/skills.json', { with: { type: 'json' } }),
    import('../../../../../content/faq.json', { with: { type: 'json' } }),
    import('../../../../../content/layout.json', { with: { type: 'json' } }),
  ])
  return {
    topics: topics.default as Topics,
    skills: skills.default as Skills,
    faq: faq.default as Faq,
    layout: layout.default as Layout,
  }
}

/** Skills whose topic exists under its original name: a provider may have given its id to another one. */
async function skillsOfTopics(tx: Db, skills: Skills, topics: Topics): Promise<Skills> {
  const nameOf = new Map(topics.map(({ id, name }) => [id, name.eng]))
  const topicIds = new Set(
    (await listTopicNames(tx)).filter(({ id, name }) => nameOf.get(id) === name.eng).map(({ id }) => id),
  )
  return skills.flatMap(({ lessons: _, ...skill }) => {
    const topic = topicOfSkill[skill.slug]
    return topic !== undefined && topicIds.has(topic) ? [{ ...skill, topics: [topic] }] : []
  })
}
