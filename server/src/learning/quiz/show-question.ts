import type { Language, Text } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { isLocked, type Viewer, viewerOf } from '#people/household/viewer'
import type { Sounds } from '#platform/database/schema'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { inOthers } from '#platform/http/in-others'
import { mediaUrl } from '#platform/media/media-address'
import { findAnswer, findQuestion, hasBegun } from './quiz.queries'

/** A question in the viewer's language; its correct answers only once she has answered it (admins always see them). */
export async function showQuestion(deps: Deps, user: User, id: number, language?: Language): Promise<Question> {
  const { db, now } = deps
  const question = (await findQuestion(db, id)) ?? fail('question_gone')
  // A worker in the middle of a lesson that was withdrawn may finish it.
  if (!question.is_published && !(await hasBegun(db, user.id, question.video_id))) return fail('question_gone')
  const viewer = viewerOf(user, now(), language)
  if (isLocked(viewer, question.public_level)) return fail('locked')
  const answer = user.role === 'W' ? await findAnswer(db, user.id, id) : undefined
  const reveal = answer !== undefined || user.role === 'A'
  return {
    ...questionFor(deps, question, viewer),
    ...(reveal && { answers: question.answers }),
  }
}

type QuestionRecord = Pick<
  NonNullable<Awaited<ReturnType<typeof findQuestion>>>,
  'id' | 'content' | 'sound_url' | 'options' | 'randomize_options'
>

/** A question in the viewer's language, with English where a text is not translated. */
export function questionFor(
  { secretKey, now }: Pick<Deps, 'secretKey' | 'now'>,
  question: QuestionRecord,
  { accountId, language }: Viewer,
) {
  const { id, content, sound_url, options, randomize_options } = question
  const address = (sounds: Sounds | null, soundLanguage: Language) => {
    const key = sounds?.[soundLanguage]
    return key ? mediaUrl(secretKey, key, { accountId, now: now() }) : null
  }
  const localize = (words: Text, sounds: Sounds | null) => ({
    content: words[language] || words.eng,
    sound_url: address(sounds, language),
    languages: inOthers((other) => words[other] && { content: words[other], sound_url: address(sounds, other) }),
  })
  return {
    id,
    ...localize(content, sound_url),
    options: options.map((option) => ({ id: option.id, ...localize(option.content, option.sound_url) })),
    randomize_options,
  }
}
