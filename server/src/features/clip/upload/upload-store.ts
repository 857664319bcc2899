import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errors } from '@kasama/contract/errors'
import { FileStore } from '@tus/file-store'
import { ERRORS, Upload } from '@tus/server'
import type { Config } from '../../../config'
import { isDiskFull } from '../../../platform/files/disk-full'
import { uploadFolder, uploadPath } from './upload-files'

const code = 'no_room'
const { status, eng } = errors[code]
const noRoom = { status_code: status, body: JSON.stringify({ error: true, error_message: eng, code }) }
/** Replaces tus' reply to an error; undefined keeps it. */
export const answerTo = (error: unknown) => (isDiskFull(error) ? noRoom : undefined)

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
      throw isDiskFull(error) ? error : ERRORS.FILE_WRITE_ERROR
    }
    return offset + file.bytesWritten
  }
}
