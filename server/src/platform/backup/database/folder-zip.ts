import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { lazily } from '#platform/files/descriptors'

const packer = lazily(() => import('yazl'))
const unpacker = lazily(() => import('yauzl'))

/** Writes a folder, its empty folders too, into a zip file, a piece at a time. */
export async function zipFolder(folder: string, file: string): Promise<void> {
  const { ZipFile } = await packer()
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file))
  zip.once('error', (error) =>
    (zip.outputStream as NodeJS.ReadableStream & { destroy: (e: Error) => void }).destroy(error),
  )
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll(sep, '/')
    if (entry.isDirectory()) zip.addEmptyDirectory(name)
    else if (entry.isFile()) zip.addFile(path, name)
  }
  zip.end()
  await written
}

/** Unpacks a zip file of `zipFolder` into a folder; names that lead out of it are refused. */
export async function unzipFolder(file: string, folder: string): Promise<void> {
  const { openPromise } = await unpacker()
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      const path = join(folder, entry.fileName)
      if (entry.fileName.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 })
      else {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { mode: 0o600 }))
      }
    }
  } finally {
    zip.close()
  }
}
