import type { Language } from '@kasama/contract/language'
import { isCorrect, scoreFor } from '@kasama/contract/learning/quiz/quiz.rules'
import type { Profile } from '@kasama/contract/people/account.api'
import type { PreviewMessage } from './preview-message'

/** Id of the pretend worker in a preview: no account has it. */
const workerId = 2_147_483_647

const previewWorker = (language_code: Language): Profile => ({
  id: workerId,
  role: 'W',
  email: null,
  username: 'preview',
  fullname: '',
  img_url: null,
  credit: 0,
  language_code,
  is_subscribed: true,
  is_suspended: false,
  worker_id: null,
  had_subscription: true,
  UserTopics: [],
  org_id: null,
  session_key: '',
})

type Body = { answers?: number[]; position?: number; language_code?: Language }
type Answer = [call: RegExp, data: (found: string[], body: Body) => unknown]

/** Answers the calls of a worker's page from a draft, as the server would once it is published; nothing is stored. */
export function previewAnswers({ preview, language, isWatched }: PreviewMessage) {
  const { video, questions } = preview
  const scores = new Map<number, { question_id: number; score: number; created_at: string }>()
  const attempts = new Map<number, number>()
  let watch = isWatched ? { language_code: language, position: 0, furthest: 1 } : null
  const questionAt = (place = '') => questions[Number(place) - 1]
  const isCompleted = () => scores.size === questions.length && (watch?.furthest ?? 0) >= 1

  function report({ position = 0, language_code = language }: Body) {
    const clips = JSON.parse(video.languages) as Partial<Record<Language, { duration?: number }>>
    const length = clips[language_code]?.duration || video.duration || 1
    const furthest = Math.max(watch?.furthest ?? 0, Math.min(1, position / length))
    watch = { language_code, position, furthest }
    return watch
  }
  function mark([place]: string[], { answers = [] }: Body) {
    const correct = isCorrect(questionAt(place)?.answers ?? [], answers)
    const question_id = Number(place)
    const earlier = attempts.get(question_id) ?? 0
    attempts.set(question_id, earlier + 1)
    const score = scoreFor(correct, earlier)
    if (correct) scores.set(question_id, { question_id, score, created_at: new Date().toISOString() })
    return { correct, score, completed: correct && isCompleted() }
  }
  function show([place = '']: string[]) {
    const found = questionAt(place)
    return found && { ...found.question, ...(scores.has(Number(place)) && { answers: found.answers }) }
  }

  const answers: Answer[] = [
    [/^GET \/users\/me$/, () => previewWorker(language)],
    [/^GET \/videos\/\d+$/, () => ({ ...video, watch, is_completed: questions.length > 0 && isCompleted() })],
    [/^POST \/videos\/\d+\/visit$/, () => ({ done: true })],
    [/^POST \/videos\/\d+\/position$/, (_, body) => report(body)],
    [/^POST \/videos\/\d+\/watched$/, () => ({ completed: true })],
    [/^GET \/questions\/(\d+)$/, show],
    [/^POST \/questions\/(\d+)\/answers$/, mark],
    [/^GET \/users\/\d+\/answers$/, () => [...scores.values()]],
    [/^GET \/(feeds\/\w+|video_subscription\/subscribed)$/, () => ({ items: [], next_cursor: null })],
    [/^GET \/worker\/\d+\/log$/, () => ({ done: true })],
  ]

  return async function answer(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const [place = ''] = path.split('?')
    // Topics are the same for everybody, so the server answers.
    if (place === '/topics') return fetch(`/api${path}`, { credentials: 'omit' })
    const call = `${method} ${place}`
    for (const [pattern, data] of answers) {
      const [, ...found] = pattern.exec(call) ?? [null]
      const result = pattern.test(call)
        ? data(found as string[], typeof body === 'string' ? JSON.parse(body) : {})
        : undefined
      if (result) return json({ error: false, data: result }, 200)
    }
    return json({ error: true, code: 'not_found', error_message: '' }, 404)
  }
}

const json = (data: object, status: number) =>
  new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } })
