import type { Language, Text } from '@kasama/contract/language'
import type { Explanation } from '@kasama/contract/learning/practice/practice.api'

type SlideText = { heading: string; text: string; seconds: number }

/** A part of a lesson as Genie knows it; `shared` is the weight of the words that it shares with the question. */
export type Slide = { part: number; texts: Partial<Record<Language, SlideText>>; shared: number }

type ExplainedQuestion = { content: Text; options: { id: number; content: Text }[]; answers: number[] }

/** Parts from this number on are groups of subtitles, not slides. */
const firstGroup = 10_000
const rightOptionFactor = 2
const minLetters = 3
const stemLetters = 5

/**
 * The slide that explains a question: the one whose words are nearest to it. Genie's words know what means the same;
 * the plain words of the right answer decide between neighbours. Null for a lesson without any.
 */
export function chooseSlide(question: ExplainedQuestion, slides: Slide[], language: Language): Explanation | null {
  const own = slides.filter(({ texts }) => texts[language])
  const shownIn = own.length > 0 ? language : 'eng'
  const shown = own.length > 0 ? own : slides.filter(({ texts }) => texts.eng)
  const plain = plainWeights(question, shown)
  const shared = inShares(shown.map((slide) => slide.shared))
  const scores = shown.map((_, index) => (shared[index] ?? 0) + (plain[index] ?? 0))
  const best = shown[scores.indexOf(Math.max(...scores))]
  const text = best?.texts[shownIn]
  if (!best || !text) return null
  return { ...text, slide: best.part < firstGroup ? best.part : null }
}

/** Weights of the English words that each slide shares with the question and its right answer; rare ones weigh more. */
function plainWeights({ content, options, answers }: ExplainedQuestion, slides: Slide[]): number[] {
  const words = slides.map(({ texts }) => stemsOf(`${texts.eng?.heading ?? ''} ${texts.eng?.text ?? ''}`))
  const right = options.filter(({ id }) => answers.includes(id)).map((option) => option.content.eng)
  const asked = [
    ...[...stemsOf(content.eng)].map((stem) => ({ stem, factor: 1 })),
    ...[...stemsOf(right.join(' '))].map((stem) => ({ stem, factor: rightOptionFactor })),
  ]
  const rarity = (stem: string) => Math.log(1 + slides.length / words.filter((others) => others.has(stem)).length)
  const weight = (own: Set<string>) =>
    asked.reduce((sum, { stem, factor }) => sum + (own.has(stem) ? factor * rarity(stem) : 0), 0)
  return inShares(words.map(weight))
}

/** Each as a share of the largest. */
function inShares(weights: number[]): number[] {
  const largest = Math.max(...weights)
  return weights.map((weight) => (largest > 0 ? weight / largest : 0))
}

const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length >= minLetters)
      .map((word) => word.slice(0, stemLetters)),
  )
