import type { LimitName } from '@kasama/contract/call'
import type { ChatAnswer, chatApi } from '@kasama/contract/genie/chat.api'
import { maxPictureSide } from '@kasama/contract/genie/chat.rules'
import { viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail, fileProblem } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { drawAnew } from '#platform/media/draw-anew'
import { genieSettings } from '#platform/settings/known-settings'
import { answer } from './answer'
import { recordUnanswered } from './chat.queries'
import { findEmergency } from './emergency/find-emergency'
import { readQuestion } from './read-question'
import { createVoice } from './spoken/create-voice'
import { hearRecording, type RecordingTranscript } from './spoken/hear-recording'
import { findSubject } from './unanswered/subjects'

type Caller = { user: User; address: string }
type Fields = Parameters<typeof readQuestion>[0]
type AnswerListener = Parameters<typeof answer>[2]

/** Response to a recording: its words, and the number to call in an emergency before she has read them. */
const transcriptResponse = (
  { transcript, emergency }: RecordingTranscript,
  language: ChatAnswer['language'],
): ChatAnswer => ({
  answer: '',
  language,
  voice: null,
  follow_on_questions: [],
  lessons: [],
  page: null,
  heard: transcript,
  emergency,
  is_found: true,
  topics: [],
  is_instead: false,
})

/** An answer is sent without its sound if the sound can't be stored. */
const nullIfStorageFails = (error: unknown) => (fileProblem(error) ? null : Promise.reject(error))

export const chatHandlers = (deps: Deps): Handlers<typeof chatApi> => {
  const { limits, now } = deps

  async function ask({ user, address }: Caller, fields: Fields, image: Buffer | undefined, listener: AnswerListener) {
    const caller = { address, userId: user.id }
    const question = readQuestion(fields, viewerOf(user, now()))
    if (question.text === '' && !image) return fail('invalid_input', { field: 'message' })
    const result = await answer(
      deps,
      {
        question,
        picture: async () => (image ? readPicture(image) : null),
        count: async () => {
          const [{ questions_a_day }] = await Promise.all([
            genieSettings(deps.db),
            limits.count('question_hour', caller),
          ])
          await limits.count('question_day', caller, questions_a_day)
        },
      },
      listener,
    )
    if (!result.is_found && !result.emergency) await recordUnanswered(deps.db, findSubject(question.text), now())
    return result
  }

  return {
    'POST /chat': async ({ user, address, form, sendEvent, disconnected }) => {
      const { fields, files } = await form()
      const result = await ask({ user, address }, fields, files.image, { sendEvent, disconnected })
      return { ...result, voice: null, heard: null }
    },

    'POST /emergency': async ({ user, body }) => ({
      emergency: findEmergency(body.text, viewerOf(user, now()).language),
    }),

    'POST /speech': async ({ user, body: { text, language } }) => {
      if (!deps.model?.speaksIn(language)) return fail('cant_speak')
      const { unlocked: hasPlan } = viewerOf(user, now())
      const voice = await createVoice(deps, { userId: user.id, hasPlan, text, language })
      return { voice: voice ?? fail('speaking_away') }
    },

    'POST /voice': async ({ user, address, form, sendEvent, disconnected }) => {
      const { fields, files } = await form()
      const { language, unlocked: hasPlan } = viewerOf(user, now())
      if (files.audio && !fields.message?.trim()) {
        const count = (limit: LimitName) => limits.count(limit, { address, userId: user.id })
        const hearing = await hearRecording(deps, { bytes: files.audio, language, hasPlan, disconnected, count })
        return transcriptResponse(hearing, language)
      }
      const result = await ask({ user, address }, fields, files.image, { sendEvent, disconnected })
      const speechRequest = { userId: user.id, hasPlan, text: result.answer, language, disconnected }
      const voice = result.emergency ? null : await createVoice(deps, speechRequest).catch(nullIfStorageFails)
      return { ...result, voice, heard: null }
    },
  }
}

/** Redraws a photo for the model: upright, small, and with nothing of the file but its pixels. */
const readPicture = (file: Buffer): Promise<Buffer> =>
  drawAnew(file, (picture) =>
    picture
      .resize(maxPictureSide, maxPictureSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 }),
  )
