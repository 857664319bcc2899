import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kasama/contract/language'

type Slide = { heading: string; sentence: string }
type Question = { content: string; options: string[] }
export type Words = { title: string; narration?: Language; voice?: 'computer'; slides: Slide[]; quiz?: Question[] }
export type Lesson = {
  slug: string
  folder: string
  colour: string
  topicNames: Partial<Record<Language, string>>
  thumbnail: string
  drawings: string[]
}

type VideoFile = { topics: number[]; host: string; thumbnail: string; slides?: string[] }
type TopicFile = { id: number; colour: string; name: Partial<Record<Language, string>> }

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape
}

export function readLessons(pack: string): Lesson[] {
  const topics = readJson<TopicFile[]>(join(pack, 'topics.json'))
  const lessons: Lesson[] = []
  for (const slug of readdirSync(join(pack, 'videos')).sort()) {
    const folder = join(pack, 'videos', slug)
    const video = readJson<VideoFile>(join(folder, 'video.json'))
    if (video.host !== 'file' || !video.slides) continue
    const topic = topics.find(({ id }) => id === video.topics[0])
    if (!topic) throw new Error(`${slug}: topic ${video.topics[0]} is not in topics.json`)
    lessons.push({
      slug,
      folder,
      colour: topic.colour,
      topicNames: topic.name,
      thumbnail: readFileSync(join(pack, 'pictures', video.thumbnail), 'utf8'),
      drawings: video.slides.map((name) => readFileSync(join(pack, 'pictures', `${name}.svg`), 'utf8')),
    })
  }
  return lessons
}

/** The texts of one language; undefined while they are not translated yet. */
export function readWords(lesson: Lesson, language: Language): Words | undefined {
  const file = join(lesson.folder, `${language}.json`)
  if (!existsSync(file)) return undefined
  const words = readJson<Words>(file)
  if (words.slides.length !== lesson.drawings.length) {
    throw new Error(`${lesson.slug}/${language}: ${words.slides.length} slides for ${lesson.drawings.length} drawings`)
  }
  return words
}
