import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { framesPerSecond, type Timeline } from './timeline'
import { wavFile } from './voice/voice'

const calm = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y']
const picture = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '36', '-tune', 'stillimage', '-profile:v', 'high']
const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
const sound = ['-c:a', 'aac', '-b:a', '15k', '-ar', '16000', '-ac', '1']
// Without dates and encoder names the same inputs give the same bytes.
const repeatable = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']

function slideStarts(frames: number[]): number[] {
  const starts: number[] = []
  let at = 0
  for (const count of frames) {
    starts.push(at / framesPerSecond)
    at += count
  }
  return starts
}

function pictureList(pictures: string[], frames: number[]): string {
  const entries = pictures.map((file, index) => `file '${file}'\nduration ${(frames[index] ?? 0) / framesPerSecond}`)
  return [...entries, `file '${pictures.at(-1)}'`, ''].join('\n')
}

/** Joins pictures and voice; each slide begins with a keyframe, so a jump to it shows it at once. */
export function encodeClip(pictures: string[], timeline: Timeline, fingerprint: string, scratch: string, to: string) {
  const list = join(scratch, 'pictures.txt')
  const voice = join(scratch, 'voice.wav')
  writeFileSync(list, pictureList(pictures, timeline.frames))
  writeFileSync(voice, wavFile(timeline.sound))
  const keyframes = slideStarts(timeline.frames).join(',')
  execFileSync('ffmpeg', [
    ...calm,
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', voice, '-map', '0:v', '-map', '1:a'],
    ...['-vf', `fps=${framesPerSecond},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...[...picture, ...colour, '-g', '1000', '-sc_threshold', '0', '-force_key_frames', keyframes],
    ...[...sound, '-t', String(timeline.seconds), ...repeatable, '-metadata', `comment=${fingerprint}`],
    ...['-movflags', '+faststart', to],
  ])
}

/** A voice alone. */
export function encodeSound(samples: Int16Array, fingerprint: string, scratch: string, to: string) {
  const voice = join(scratch, 'voice.wav')
  writeFileSync(voice, wavFile(samples))
  const comment = ['-metadata', `comment=${fingerprint}`]
  execFileSync('ffmpeg', [...calm, '-i', voice, ...sound, ...repeatable, ...comment, '-movflags', '+faststart', to])
}

export type Probe = { seconds: number; video: string; audio: string; fingerprint: string }
type ProbeFile = {
  streams: { codec_type: string; codec_name: string }[]
  format: { duration: string; tags?: { comment?: string } }
}

export function probeClip(file: string): Probe {
  const options = ['-v', 'error', '-show_entries', 'stream=codec_type,codec_name:format=duration:format_tags=comment']
  const found = JSON.parse(
    execFileSync('ffprobe', [...options, '-of', 'json', file], { encoding: 'utf8' }),
  ) as ProbeFile
  const codec = (type: string) => found.streams.find(({ codec_type }) => codec_type === type)?.codec_name ?? 'none'
  return {
    seconds: Number(found.format.duration),
    video: codec('video'),
    audio: codec('audio'),
    fingerprint: found.format.tags?.comment ?? '',
  }
}
