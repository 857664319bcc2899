import { byLanguage } from '@kasama/contract/language'
import type { TestApp } from '../app/test-app'
import { addTopics, addVideo, type TestVideo } from '../library/library'
import { household, type Person } from '../people/people'

/** A server with a clock; `others` are processes beside it, over the same database. */
export type Stage = Pick<TestApp, 'deps' | 'call' | 'forward' | 'app'> & { others: TestApp['deps'][] }

/** `list` is the must-watch list; `care` is the per cent of questions that the worker answers right at once. */
export type Home = { boss: Person; worker: Person; list: number[]; care: number }

/** Four households whose plans never end. */
export async function addHomes(stage: Stage): Promise<Home[]> {
  const homes: Home[] = []
  for (const care of [100, 98, 94, 80]) {
    const home = { ...(await household(stage)), list: [], care }
    await stage.deps.db
      .updateTable('subscriptions')
      .set({ current_period_end: new Date('2040-01-01') })
      .where('user_id', '=', home.boss.id)
      .execute()
    homes.push(home)
  }
  return homes
}

export async function addLessons({ deps }: Stage): Promise<TestVideo[]> {
  await addTopics(deps.db)
  const lessons: TestVideo[] = []
  for (let n = 0; n < 45; n++) {
    lessons.push(await addVideo(deps.db, { topic: n % 2 ? 7 : 13, questions: n % 4, public_level: 1 }))
  }
  return lessons
}

export async function addSkills({ deps: { db } }: Stage, videos: TestVideo[]) {
  const add = async (slug: string) => {
    const name = JSON.stringify(byLanguage(() => slug))
    const row = { slug: `${slug}-${Math.random()}`, position: 1, url: 'leaf', name, description: name }
    return (await db.insertInto('skills').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const skillOfTwo = { id: await add('two'), videos: videos.slice(0, 2).map(({ id }) => id) }
  const skillOfFive = { id: await add('five'), videos: videos.slice(3, 8).map(({ id }) => id) }
  const skillOfTopic = { id: await add('topic'), topic: 7 }
  for (const { id, videos: skillVideos } of [skillOfTwo, skillOfFive])
    for (const video_id of skillVideos) await db.insertInto('skill_videos').values({ skill_id: id, video_id }).execute()
  await db.insertInto('skill_topics').values({ skill_id: skillOfTopic.id, topic_id: 7 }).execute()
  return [skillOfTwo, skillOfFive, skillOfTopic]
}
