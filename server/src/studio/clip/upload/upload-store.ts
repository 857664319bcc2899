import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errors } from '@kasama/contract/errors/errors'
import { FileStore } from '@tus/file-store'
import { ERRORS, Upload } from '@tus/server'
import type { Config } from '#platform/config/config'
import { fileProblem } from '#platform/http/errors'
import { uploadFolder, uploadPath } from './upload-files'

/** Replaces tus' reply to an error by that of a call; undefined keeps it. */
export function answerTo(error: unknown) {
  const problem = fileProblem(error)
  if (!problem) return undefined
  const { code, message } = problem
  return { status_code: errors[code].status, body: JSON.stringify({ error: true, error_message: message, code }) }
}

const nothing = async () => {}

/** tus' store over the uploads folder. When the disk is full, the bytes that arrived are kept. */
export class UploadStore extends FileStore {
  constructor(
    private readonly config: Config,
    bytesOf: (pass: string) => Promise<number | null>,
  ) {
    const get = async (pass: string) => {
      const size = await bytesOf(pass)
      return size === null ? undefined : new Upload({ id: pass, size, offset: 0 })
    }
    const configstore = { get: get as () => Promise<never>, set: nothing, delete: nothing }
    super({ directory: uploadFolder(config), configstore })
  }

  override async write(bytes: Readable, pass: string, offset: number): Promise<number> {
    const file = createWriteStream(uploadPath(this.config, pass), { flags: 'r+', start: offset })
    try {
      await pipeline(bytes, file)
    } catch (error) {
      throw fileProblem(error) ? error : ERRORS.FILE_WRITE_ERROR
    }
    return offset + file.bytesWritten
  }
}
