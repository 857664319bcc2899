import type { EmergencyKind } from '@kasama/contract/chat.rules'
import type { Db } from '../../../platform/database/db'
import { askedWords } from '../passages/asked-words'
import { type Ranked, rank, rankWords } from '../passages/rank'
import type { Question } from '../passages/retrieve'

/** What a lesson must have of a question before it is offered as its answer. */
const leastCovers = 0.4
const leastPoints = 8

const isAnswer = ({ covers, points }: Ranked) => covers >= leastCovers && points >= leastPoints

/** What fits a question well enough to answer it, the best first; nothing where she is better told so. */
export async function choose(db: Db, question: Question): Promise<Ranked[]> {
  const ranked = await rank(db, question)
  const [best] = ranked
  return best && isAnswer(best) ? ranked : []
}

/** What is asked for beside her own words where help is needed: lessons tell more often how it is prevented. */
const ideas: Record<EmergencyKind, string> = {
  choking: '#breathe #choke #ambulance #help #call',
  breathing: '#breathe #ambulance #emergency #call',
  poison: '#ambulance #emergency #call #address',
  burn: '#burn #cold #water #remedy',
  fire: '#fire #ambulance #smoke #lid',
  bleeding: '#blood #ambulance #hurt',
  fall: '#fall #hurt #ambulance #blood',
  violence: '#beat #police',
  suicide: '#sad #hurt',
}

/** What has less of an emergency's ideas is about something else: then the number stands alone. */
const coversEmergency = 0.6
const pointsOfEmergency = 12

/** The lessons that say what to do in an emergency. */
export async function chooseForEmergency(db: Db, question: Question, kind: EmergencyKind): Promise<Ranked[]> {
  const named = ideas[kind].split(' ').map((form) => ({ text: form, forms: [form], counts: 2 }))
  const own = askedWords({ ...question, history: [] }).map((word) => ({ ...word, counts: 0.5 }))
  const ranked = await rankWords(
    db,
    [...named, ...own.filter(({ forms }) => !named.some(({ text }) => forms.includes(text)))],
    question,
  )
  return ranked.filter(({ covers, points }) => covers >= coversEmergency && points >= pointsOfEmergency)
}
