import { type Language, languageFacts } from '@kasama/contract/language'
import OpenAI, { APIConnectionError, APIError, APIUserAbortError, toFile } from 'openai'
import type { ChatCompletionChunk, ChatCompletionContentPart } from 'openai/resources/chat/completions'
import {
  type AnswerPart,
  type Model,
  ModelFailed,
  type ModelSettings,
  type Patience,
  type Prompt,
  tooSlow,
  type VoiceRecording,
} from './model'

const usualPatience: Patience = { first: 10_000, next: 10_000, whole: 40_000, sound: 20_000 }
/** Room for models that reason before they answer. */
const maxTokens = 2000

/** ISO 639-1; Whisper and its successors know Filipino as Tagalog. */
const isoCode = (language: Language) => languageFacts[language].tags.find((tag) => tag.length === 2) ?? ''
const fileTypes: Record<VoiceRecording['kind'], string> = {
  webm: 'audio/webm',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** A client that reads no environment variables, retries nothing and writes no log. */
function clientAt(baseURL: string, apiKey: string | null) {
  const nobody = { organization: null, project: null, webhookSecret: null, adminAPIKey: null }
  return new OpenAI({ ...nobody, baseURL, apiKey: apiKey ?? 'none', maxRetries: 0, timeout: 60_000, logLevel: 'off' })
}

const abortedBy = ({ reason }: AbortSignal) => new ModelFailed(reason?.name === tooSlow().name ? 'slow' : 'left')

/** Translates an error into our kinds of faults. */
function faultOf(error: unknown, signal: AbortSignal): ModelFailed {
  if (error instanceof ModelFailed) return error
  if (error instanceof APIUserAbortError) return abortedBy(signal)
  if (error instanceof APIConnectionError) return new ModelFailed('away')
  if (!(error instanceof APIError)) return new ModelFailed(error instanceof SyntaxError ? 'rubbish' : 'away')
  if (error.status === 429) return new ModelFailed('limited')
  if (/content_(policy|filter)/.test(String(error.code))) return new ModelFailed('refused')
  return new ModelFailed(error.status !== undefined && error.status < 500 ? 'denied' : 'away')
}

const failing = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  work.catch((error: unknown) => {
    throw faultOf(error, signal)
  })

function partsOf({ message, picture }: Prompt): string | ChatCompletionContentPart[] {
  if (!picture) return message
  const url = `data:image/jpeg;base64,${picture.toString('base64')}`
  return [
    { type: 'text', text: message },
    { type: 'image_url', image_url: { url } },
  ]
}

function messagesOf(prompt: Prompt) {
  const historyMessages = prompt.history.flatMap(({ question, answer }) => [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer },
  ])
  return [
    { role: 'system' as const, content: prompt.rules },
    ...historyMessages,
    { role: 'user' as const, content: partsOf(prompt) },
  ]
}

/** Reads a piece of the stream, without trusting its form: the server may be no model. */
function answerParts(chunk: ChatCompletionChunk): AnswerPart[] {
  const parts: AnswerPart[] = []
  const [choice] = chunk?.choices ?? []
  if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw new ModelFailed('refused')
  if (typeof choice?.delta?.content === 'string' && choice.delta.content) parts.push({ words: choice.delta.content })
  const tokens = chunk?.usage?.total_tokens
  if (typeof tokens === 'number') parts.push({ tokens })
  return parts
}

/** Any server that speaks OpenAI's protocol: chat completions, transcriptions and speech. */
export function openaiModel(settings: ModelSettings, patience = usualPatience): Model {
  const { model, hearsModel, speaksModel } = settings
  const chat = clientAt(settings.apiUrl, settings.apiKey)
  const sound = clientAt(settings.soundApiUrl, settings.soundApiKey)
  return {
    sees: settings.seesPictures,
    hears: hearsModel !== null,
    speaksIn: (language) => speaksModel !== null && settings.speaksLanguages.includes(language),
    patience,
    tokensPerDay: settings.tokensPerDay,

    async *answer(prompt, signal) {
      const request = {
        model,
        messages: messagesOf(prompt),
        max_completion_tokens: maxTokens,
        stream: true,
        stream_options: { include_usage: true },
      } as const
      let hasWords = false
      let isCut = false
      try {
        for await (const chunk of await chat.chat.completions.create({ ...request }, { signal })) {
          const parts = answerParts(chunk)
          hasWords ||= parts.some((part) => 'words' in part)
          isCut ||= chunk?.choices?.[0]?.finish_reason === 'length'
          yield* parts
        }
      } catch (error) {
        throw faultOf(error, signal)
      }
      // The client ends an aborted stream as if the model had finished.
      if (signal.aborted) throw abortedBy(signal)
      // The last chunk has the tokens. Words that end at the limit are kept, as if the connection had been lost.
      if (isCut) throw new ModelFailed(hasWords ? 'away' : 'rubbish')
    },

    async transcribe({ bytes, kind }, language, signal) {
      const file = await toFile(bytes, `recording.${kind === 'mp4' ? 'm4a' : kind}`, { type: fileTypes[kind] })
      const request = { file, model: hearsModel ?? '', language: isoCode(language), response_format: 'json' as const }
      const reply = await failing(sound.audio.transcriptions.create(request, { signal }), signal)
      return typeof reply?.text === 'string' ? reply.text : failed('rubbish')
    },

    async speak(input, _language, signal) {
      const request = { model: speaksModel ?? '', voice: settings.speaksVoice, input, response_format: 'mp3' as const }
      const reply = await failing(sound.audio.speech.create(request, { signal }), signal)
      return Buffer.from(await failing(reply.arrayBuffer(), signal))
    },
  }
}

function failed(fault: 'rubbish'): never {
  throw new ModelFailed(fault)
}
