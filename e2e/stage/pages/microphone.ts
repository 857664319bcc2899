import { fileURLToPath } from 'node:url'
import playwright from '../../../playwright.config'

const recording = fileURLToPath(new URL('../../chat/question.wav', import.meta.url))
const { launchOptions } = playwright.use ?? {}

/** A browser whose microphone plays a recording. */
export const withMicrophone = {
  ...launchOptions,
  args: [
    ...(launchOptions?.args ?? []),
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${recording}`,
  ],
}
