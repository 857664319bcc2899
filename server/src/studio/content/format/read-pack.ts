import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import { ifMissing } from '#platform/files/system-error'
import { type Fault, type JsonFile, readOptional, readRequired } from './json-file'
import {
  type Faq,
  FaqShape,
  type Layout,
  LayoutShape,
  type PackInfo,
  PackShape,
  type Skills,
  SkillsShape,
  type Topics,
  TopicsShape,
  type VideoFacts,
  VideoShape,
  type VideoWords,
  WordsShape,
} from './shapes'

/** A language's media files beside its words; the duration is filled in by the checks. */
type Clip = { path: string; seconds: number; low?: string; audio?: string }
type Subtitles = { path: string; cues: Cue[] }

export type PackVideo = {
  slug: string
  /** Names of the files in its folder; an HLS clip is a folder of its own. */
  files: string[]
  facts: JsonFile<VideoFacts> | null
  words: Partial<Record<Language, JsonFile<VideoWords>>>
  clips: Partial<Record<Language, Clip>>
  subtitles: Partial<Record<Language, Subtitles>>
  /** Paths of the recordings of questions and options, by file name. */
  sounds: Partial<Record<string, string>>
}

/** The content of a pack's folder; null stands for a missing or faulty file. */
export type Pack = {
  folder: string
  info: JsonFile<PackInfo> | null
  topics: JsonFile<Topics> | null
  skills: JsonFile<Skills> | null
  layout: JsonFile<Layout> | null
  faq: JsonFile<Faq> | null
  pictures: string[]
  videos: PackVideo[]
}

async function names(folder: string, kind: 'files' | 'folders'): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]))
  const matches = entries.filter((entry) => entry.isDirectory() === (kind === 'folders'))
  // Hidden files belong to the operating system, such as .DS_Store.
  return matches
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.'))
    .sort()
}

/** Reads a pack's files and validates each by its schema; faults are reported with file and line. */
export async function readPack(folder: string, faults: Fault[]): Promise<Pack> {
  const source = (file: string) => ({ folder, file, faults })
  const slugs = await names(join(folder, 'videos'), 'folders')
  const videos: PackVideo[] = []
  for (const slug of slugs) videos.push(await readVideo(folder, slug, faults))
  return {
    folder,
    info: await readRequired(source('pack.json'), PackShape),
    topics: await readOptional(source('topics.json'), TopicsShape),
    skills: await readOptional(source('skills.json'), SkillsShape),
    layout: await readOptional(source('layout.json'), LayoutShape),
    faq: await readOptional(source('faq.json'), FaqShape),
    pictures: await names(join(folder, 'pictures'), 'files'),
    videos,
  }
}

async function readVideo(folder: string, slug: string, faults: Fault[]): Promise<PackVideo> {
  const source = (name: string) => ({ folder, file: `videos/${slug}/${name}`, faults })
  const words: PackVideo['words'] = {}
  for (const language of languages) {
    const read = language === 'eng' ? readRequired : readOptional
    const file = await read(source(`${language}.json`), WordsShape)
    if (file) words[language] = file
  }
  return {
    slug,
    files: [
      ...(await names(join(folder, 'videos', slug), 'files')),
      ...(await names(join(folder, 'videos', slug), 'folders')),
    ],
    facts: await readRequired(source('video.json'), VideoShape),
    words,
    clips: {},
    subtitles: {},
    sounds: {},
  }
}
