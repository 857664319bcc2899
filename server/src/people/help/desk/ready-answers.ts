import { type Language, languages, type Text } from '@kasama/contract/language'
import { greetings, readyAnswers } from './ready-answers.texts'

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** The templates with a writer's name filled in, in every language. */
export function readyTexts(name: string): { title: string; texts: Text }[] {
  const text = (answer: Text, language: Language) =>
    `${greetings[language].replace('{name}', () => firstName(name))} ${answer[language]}`
  return readyAnswers.map(({ title, texts }) => ({
    title,
    texts: Object.fromEntries(languages.map((language) => [language, text(texts, language)])) as Text,
  }))
}
