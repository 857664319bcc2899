import { readFileSync } from 'node:fs'
import { htmlLanguages, type Language, languageFacts } from '@kasama/contract/language'
import type { Lesson, Words } from '../lesson'

const logo = readFileSync(new URL('./logo-mark.svg', import.meta.url), 'utf8')

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

// Only the spaces between phrases may end a line.
const phrases = (text: string) =>
  text
    .split(' ')
    .map((phrase) => `<span>${escapeHtml(phrase)}</span>`)
    .join(' ')

function typeset(text: string, language: Language): string {
  const whole = text.replace(/(\d) (?=\d)/g, '$1\u00a0')
  return languageFacts[language].wrapsAtSpaces ? phrases(whole) : escapeHtml(whole)
}

function page(kind: 'card' | 'slide', lesson: Lesson, language: Language, inside: string): string {
  const { tint, solid, ink } = topicColour(lesson.colour)
  const style = `--tint:${tint};--solid:${solid};--ink:${ink}`
  return `<div class="page ${kind}" lang="${htmlLanguages[language]}" style="${style}">${inside}</div>`
}

const brand = `<div class="brand">${logo}<b>Kasama</b></div>`

export function titleCard(lesson: Lesson, words: Words, language: Language): string {
  const topic = lesson.topicNames[language] ?? lesson.topicNames.eng ?? ''
  return page(
    'card',
    lesson,
    language,
    `<header>${brand}</header><main><section class="words"><p class="topic">${typeset(topic, language)}</p>
    <h1>${typeset(words.title, language)}</h1></section><figure>${lesson.thumbnail}</figure></main>`,
  )
}

export function slidePage(lesson: Lesson, words: Words, language: Language, index: number): string {
  const steps = words.slides.map((_, step) => `<i class="${step < index ? 'done' : step === index ? 'now' : ''}"></i>`)
  const slide = words.slides[index]
  if (!slide) throw new Error(`${lesson.slug}/${language}: there is no slide ${index + 1}`)
  return page(
    'slide',
    lesson,
    language,
    `<header>${brand}<div class="steps">${steps.join('')}</div></header>
    <main><figure>${lesson.drawings[index]}<b class="leaf">${index + 1}</b></figure><section class="words">
    <h1>${typeset(slide.heading, language)}</h1><p>${typeset(slide.sentence, language)}</p></section></main>`,
  )
}

type TopicColour = { tint: string; solid: string; ink: string }

const grey: TopicColour = { tint: '#f3ece9', solid: '#9c8a85', ink: '#4a3a36' }

const colours: Record<string, TopicColour> = {
  chores: { tint: '#e0efff', solid: '#5ba8fc', ink: '#1d4f82' },
  cooking: { tint: '#ffe8d7', solid: '#e78b3b', ink: '#743c01' },
  infant: { tint: '#ffe5ef', solid: '#e87bae', ink: '#753353' },
  child: { tint: '#fff1cf', solid: '#e9b021', ink: '#664700' },
  elderly: { tint: '#f5e6ff', solid: '#c388e6', ink: '#5f3b74' },
  english: { tint: '#e9ebff', solid: '#9499fd', ink: '#434582' },
  behaviour: { tint: '#d0f6f2', solid: '#00bdb3', ink: '#005a54' },
  money: { tint: '#dcf5de', solid: '#5dbd6f', ink: '#1d5b2b' },
  safety: { tint: '#ffe7e1', solid: '#f17f67', ink: '#7a3527' },
  singapore: { tint: '#d3f3ff', solid: '#00b6e0', ink: '#00566b' },
  development: { tint: '#e8f2d4', solid: '#96b23e', ink: '#445503' },
}

const topicColour = (name: string): TopicColour => colours[name] ?? grey
