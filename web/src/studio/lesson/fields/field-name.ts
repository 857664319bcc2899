import { englishNames, languages } from '@kasama/contract/language'
import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { fillIn } from '#shared/i18n/texts.ts'
import { fieldTexts as t } from './fields.texts'

const isLanguage = (step: string) => languages.find((language) => language === step)
const known = (name: string): name is keyof typeof t => Object.hasOwn(t, name)

/** Returns a field's name for an admin: 'Description, Burmese', 'Question 2, English'. */
export function fieldName(path: string, lesson: Lesson): string {
  const [root = '', key = '', ...rest] = path.split('.')
  const language = path
    .split('.')
    .map(isLanguage)
    .find((found) => found !== undefined)
  const place = lesson.question_order.indexOf(key) + 1
  const part = (root === 'questions' ? rest : path.split('.')).filter((step) => !isLanguage(step)).at(-1) ?? ''
  const own = root === 'languages' && rest.length === 0 ? t.words : known(part) ? t[part] : part
  const question = place > 0 ? fillIn(t.question, { number: place }) : t.otherQuestion
  const name =
    root === 'questions' ? [question, ...(known(part) && part !== 'content' ? [t[part]] : [])].join(', ') : own
  return language ? `${name}, ${englishNames[language]}` : name
}
