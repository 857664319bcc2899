import { fileURLToPath } from 'node:url'
import { wholeChromium } from './chromium'

const recording = fileURLToPath(new URL('../../chat/question.wav', import.meta.url))

/** A browser whose microphone plays a recording. The headless shell finds no microphone on some machines. */
export const withMicrophone = {
  ...wholeChromium,
  args: [...wholeChromium.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${recording}`],
}
