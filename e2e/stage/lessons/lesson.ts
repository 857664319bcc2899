import { readdirSync, readFileSync } from 'node:fs'

type Words = { title: string; slides: { sentence: string }[]; quiz: { content: string; options: string[] }[] }
type Facts = { quiz: { answers: number[] }[] }

const videos = new URL('../../../content/videos/', import.meta.url)

/** The number of videos in the demo library. */
export const lessonCount = readdirSync(videos).length

const read = <T>(slug: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${slug}/${file}`, videos), 'utf8')) as T

export type Lesson = {
  slug: string
  title: string
  /** The sentence of the first slide, which the subtitles show from about second 7. */
  sentence: string
  questions: { content: string; right: string; wrong: string }[]
}

/** A lesson of the demo library in one language, with a right and a wrong option of each question. */
export function lesson(slug: string, language: 'eng' | 'phi' | 'ind' | 'mya'): Lesson {
  const words = read<Words>(slug, `${language}.json`)
  const { quiz } = read<Facts>(slug, 'video.json')
  const questions = words.quiz.map(({ content, options }, index) => {
    const right = new Set(quiz[index]?.answers)
    const pick = (isRight: boolean) => options.find((_, option) => right.has(option + 1) === isRight) ?? ''
    return { content, right: pick(true), wrong: pick(false) }
  })
  return { slug, title: words.title, sentence: words.slides[0]?.sentence ?? '', questions }
}
