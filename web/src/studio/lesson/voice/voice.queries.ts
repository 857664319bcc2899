import type { Language } from '@kasama/contract/language'
import type { VoiceCues } from '@kasama/contract/studio/clip/voice.api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { sendFile } from '../files/send-file'

export type Cue = VoiceCues['cues'][number]

const voiceKey = ['desk', 'voice']

/** Reads a lesson's cues at the desk. */
export const useVoice = (id: number, language: Language) =>
  useQuery({
    queryKey: [...voiceKey, id, language],
    queryFn: () => deskRequest('GET /admin/videos/:id/voice/:language', { params: { id, language } }),
  })

/** Reads the same on a phone that has a pass. */
export const useVoiceByPass = (pass: string) =>
  useQuery({
    queryKey: [...voiceKey, 'pass', pass],
    queryFn: () => request('GET /recordings/:pass', { params: { pass } }, { token: '' }),
    retry: false,
  })

/** Sends a cue's recording with the key of the words that were read, and fetches the cues again, also if they changed. */
export function useSaveRecording() {
  const client = useQueryClient()
  return async (address: string, { words }: Cue, sound: Blob) => {
    const fetchAgain = () => client.invalidateQueries({ queryKey: voiceKey })
    await sendFile<{ seconds: number }>(`${address}?${new URLSearchParams({ words })}`, sound).catch(async (error) => {
      if (error instanceof RequestError && error.code === 'words_changed') await fetchAgain()
      throw error
    })
    await fetchAgain()
  }
}
