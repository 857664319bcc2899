import { byLanguage, type Text } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'

const text = (eng: string): Text => byLanguage((language) => (language === 'eng' ? eng : `${eng} (${language})`))

const at = new Date('2026-01-01T00:00:00Z')

export async function addTopics(db: Db): Promise<void> {
  const names = { 13: 'Chores', 7: 'Cooking', 20: 'Safety', 999: 'Youtube' }
  const rows = Object.entries(names).map(([id, name], position) => ({
    id: Number(id),
    position,
    icon: 'house',
    colour: 'chores',
    name: JSON.stringify(text(name)),
  }))
  await db
    .insertInto('topics')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Adds the topic of the sample pack's lessons that `addTopics` lacks. */
export async function addSampleTopic(db: Db): Promise<void> {
  const topic = { id: 16, position: 9, icon: 'x', colour: 'singapore', name: '{"eng": "Singapore"}' }
  await db.insertInto('topics').values(topic).execute()
}

type NewVideo = {
  title?: string
  topic?: number
  questions?: number
  duration?: number
  public_level?: number
  created_at?: Date
  layout_position?: number
  /** Folder of its clips; every address contains it. */
  folder?: string
}

export type TestVideo = { id: number; questionIds: number[] }

let videos = 0

/** A lesson of 100 s with its own clip in English and Burmese; each question's right option is 2. */
export async function addVideo(db: Db, input: NewVideo = {}): Promise<TestVideo> {
  const { title = `Lesson ${++videos}`, topic = 13, questions = 0, duration = 100, public_level = 0 } = input
  const { id } = await db
    .insertInto('videos')
    .values({
      slug: `lesson-${++videos}-${title.toLowerCase().replace(/\W+/g, '-')}`,
      video_host: 'file',
      public_level,
      thumbnail_url: '/pictures/x.svg',
      created_at: input.created_at ?? at,
      layout_position: input.layout_position ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const folder = `clips/${input.folder ?? 'secret-address'}-${id}`
  const languages = (['eng', 'mya'] as const).map((language_code) => ({
    video_id: id,
    language_code,
    title: text(title)[language_code],
    description: `About ${title}`,
    address: `${folder}/${language_code}.mp4`,
    low_address: `${folder}/${language_code}.low.mp4`,
    audio_address: `${folder}/${language_code}.m4a`,
    duration: language_code === 'mya' ? duration * 1.2 : duration,
    narration: language_code,
    subtitles: `${folder}/${language_code}.vtt`,
  }))
  await db.insertInto('video_languages').values(languages).execute()
  await db.insertInto('video_topics').values({ video_id: id, topic_id: topic }).execute()
  await db
    .insertInto('video_search')
    .values({ video_id: id, titles: title.toLowerCase(), words: `about ${title}`.toLowerCase() })
    .execute()
  const questionIds: number[] = []
  for (let position = 0; position < questions; position++) {
    const sounds = { eng: `${folder}/eng.question.m4a` }
    const options = [1, 2, 3].map((option) => ({ id: option, content: text(`Option ${option}`), sound_url: sounds }))
    const question = await db
      .insertInto('questions')
      .values({
        video_id: id,
        position,
        content: JSON.stringify(text(`Question ${position + 1}`)),
        options: JSON.stringify(options),
        sound_url: JSON.stringify(sounds),
        answers: '[2]',
        randomize_options: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    questionIds.push(question.id)
  }
  return { id, questionIds }
}
