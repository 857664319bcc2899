import type { ModelSettings } from '#platform/ports/model/model'
import type { Variables } from './variables'

const openai = 'https://api.openai.com/v1'

/** Returns the settings of the chat model; null if none is named. */
export function chatConfig({ problems, text, number, address, flag, languagesIn }: Variables): ModelSettings | null {
  const model = text('CHAT_MODEL')
  const apiKey = text('CHAT_API_KEY')
  const apiUrl = address('CHAT_API_URL')
  if (!model && (apiKey || apiUrl)) problems.push('CHAT_MODEL is missing')
  if (model && !apiKey && !apiUrl) problems.push('CHAT_API_KEY is missing')
  const soundApiUrl = address('CHAT_SOUND_API_URL')
  const chat = {
    apiUrl: apiUrl ?? openai,
    apiKey,
    model: model ?? '',
    seesPictures: flag('CHAT_SEES_PICTURES', true),
    soundApiUrl: soundApiUrl ?? apiUrl ?? openai,
    soundApiKey: text('CHAT_SOUND_API_KEY') ?? (soundApiUrl ? null : apiKey),
    hearsModel: text('CHAT_HEARS_MODEL'),
    speaksModel: text('CHAT_SPEAKS_MODEL'),
    speaksVoice: text('CHAT_SPEAKS_VOICE') ?? 'alloy',
    speaksLanguages: languagesIn('CHAT_SPEAKS_LANGUAGES', ['eng', 'phi', 'ind']),
    tokensPerDay: number('CHAT_TOKENS_PER_DAY', 5_000_000, [0, 2_000_000_000]),
  }
  return model ? chat : null
}

/** Returns the address of another service that answers chats; null if this server does. */
export const serviceUrl = ({ address }: Variables) => address('CHAT_URL')?.replace(/\/+$/, '') ?? null
