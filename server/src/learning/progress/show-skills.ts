import type { Language } from '@kasama/contract/language'
import type { Skill } from '@kasama/contract/learning/progress/progress.api'
import type { Db } from '#platform/database/db'
import { inOthers } from '#platform/http/in-others'
import { listSkills } from './progress.queries'

export type SkillRow = Omit<Awaited<ReturnType<typeof listSkills>>[number], 'earned_at'> & { earned_at: unknown }

export const skillInLanguage = ({ name, description, earned_at, ...skill }: SkillRow, language: Language): Skill => ({
  ...skill,
  languages: inOthers((code) => name[code] && { name: name[code], description: description[code] ?? '' }),
  name: name[language] || name.eng,
  description: description[language] || description.eng,
  earned: earned_at !== null,
})

/** Returns all skills in a language; `earned` marks those of the worker. */
export async function showSkills(db: Db, workerId: number, language: Language): Promise<Skill[]> {
  return (await listSkills(db, workerId)).map((skill) => skillInLanguage(skill, language))
}
