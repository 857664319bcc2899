import type { Language } from '@kasama/contract/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { request } from '#shared/api/request.ts'
import { sendFile } from '../files/send-file'

const voiceKey = ['desk', 'voice']
const sendRecording = (sound: Blob, address: string) => sendFile<{ seconds: number }>(address, sound)

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

/** Sends a cue's recording, and fetches the cues again. */
export function useSaveRecording() {
  const client = useQueryClient()
  return async (address: string, sound: Blob) => {
    await sendRecording(sound, address)
    await client.invalidateQueries({ queryKey: voiceKey })
  }
}
