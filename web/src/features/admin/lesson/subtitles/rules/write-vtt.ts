import { type Cue, timeOf } from './times'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** An empty line would end the cue. */
const whole = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

/** A file of WebVTT; a cue without words is left out. */
export function webVttOf(cues: Cue[]): string {
  const said = cues.filter(({ text }) => text.trim() !== '')
  const blocks = said.map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(whole(text))}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
