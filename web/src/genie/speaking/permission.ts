import { release } from '#shared/device/recorder.ts'

/** Whether the browser will ask for the microphone; a browser that cannot say counts as asking. */
export async function permission(): Promise<'granted' | 'prompt' | 'denied'> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    return 'prompt'
  }
}

/** Asks for the microphone only: the browser remembers the answer. */
export const askForMicrophone = async () => release(await navigator.mediaDevices.getUserMedia({ audio: true }))
