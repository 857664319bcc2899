import type { Cue } from './timeline'

function clock(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = two(Math.floor(whole / 60_000) % 60)
  return `00:${minutes}:${two(Math.floor(whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`
}

export function webVtt(cues: Cue[]): string {
  const blocks = cues.map(({ id, start, end, text }) => `${id}\n${clock(start)} --> ${clock(end)}\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function seconds(stamp: string): number {
  return stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}

export function readVtt(file: string): Cue[] {
  const blocks = [...file.matchAll(/^(\S+)\n(\S+) --> (\S+)\n(.+)$/gm)]
  return blocks.map(([, id = '', start = '', end = '', text = '']) => ({
    id,
    text,
    start: seconds(start),
    end: seconds(end),
  }))
}
