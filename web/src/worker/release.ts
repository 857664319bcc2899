import type { Language } from '@kasama/contract/language'
import type { Reader } from '#shared/service-worker/messages.ts'

export type Role = Reader['role']

/**
 * A release of the web app: `name` differs between two builds, `entry` is its first script, and the lists are the
 * addresses of files under /assets/ that a reader of that role and language needs without internet.
 */
export type Release = {
  name: string
  entry: string
  files: Record<Role, string[]>
  texts: Record<Language, string[]>
}

declare const RELEASE: Release

/** Written into this script by the build (web/plugins/service-worker.ts). */
export const release = RELEASE
