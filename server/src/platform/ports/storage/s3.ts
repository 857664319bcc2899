import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Config } from '#platform/config/storage-config'
import { DiskFull } from '#platform/files/disk-full'
import { fileChecksum } from '#platform/files/file-checksum'
import { reportingOutages, type Storage } from './storage'

const mebibyte = 1_048_576
/** Larger files go up in parts of this size, two at a time: 32 MiB of memory however large a file is. */
const parts = { partSize: 16 * mebibyte, queueSize: 2 }

/** Maximum time to connect to the store, and of silence while it sends. */
const usualPatience = { connectionTimeout: 5_000, socketTimeout: 30_000 }

/**
 * A clip that passes through the server holds its connection to the store as long as the phone reads. The SDK's limit
 * of 50 would let that many phones stop all files; the limit of the server's own connections bounds these as well.
 */
const agent = { maxSockets: Number.POSITIVE_INFINITY }

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

/** Status 507 means that the store is full; some stores have an error code for a bucket's quota. */
const isFull = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 507 ||
  (error as { name?: string }).name === 'QuotaExceeded'

/** Keeps files in a bucket of any store that speaks S3's protocol; each with its SHA-256 as metadata. */
export function s3Storage({ bucket, ...settings }: S3Config, patience = usualPatience): Storage {
  const client = new S3Client({
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.pathStyle,
    requestHandler: { ...patience, httpAgent: agent, httpsAgent: agent },
    // Stores of other makers refuse the newer checksums that the SDK would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  const head = reportingOutages(async (key: string) => {
    try {
      return await client.send(new HeadObjectCommand(at(key)))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  })
  const size = async (key: string) => (await head(key))?.ContentLength ?? null

  return {
    size,
    has: async (key) => (await head(key)) !== null,
    checksum: async (key) => (await head(key))?.Metadata?.sha256 ?? null,
    put: reportingOutages(async (key: string, file: string) => {
      const [{ size: bytes }, sha256] = await Promise.all([stat(file), fileChecksum(file)])
      const body = createReadStream(file)
      const params = { ...at(key), Body: body, ContentLength: bytes, Metadata: { sha256 } }
      try {
        await new Upload({ client, ...parts, params }).done()
      } catch (error) {
        throw isFull(error) ? new DiskFull('the store is full', { cause: error }) : error
      } finally {
        body.destroy()
      }
      const stored = await size(key)
      if (stored !== bytes) throw new Error(`the store has ${stored} bytes of ${key}, and not ${bytes}`)
    }),
    remove: reportingOutages(async (key: string) => {
      await client.send(new DeleteObjectCommand(at(key)))
    }),
    read: reportingOutages(async (key: string, { from, to }: { from: number; to: number }) => {
      const object = await client.send(new GetObjectCommand({ ...at(key), Range: `bytes=${from}-${to}` }))
      return object.Body as Readable
    }),
    async *list() {
      let token: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token }))
        for (const { Key, Size } of page.Contents ?? []) if (Key) yield { key: Key, bytes: Size ?? 0 }
        token = page.NextContinuationToken
      } while (token)
    },
    sweep: reportingOutages(async (before: Date) => {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
      const oldUploads = Uploads.filter(({ Initiated }) => Initiated && Initiated < before)
      for (const { Key, UploadId } of oldUploads)
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
      return oldUploads.length
    }),
    async addressOf(key, from, until) {
      if (!settings.presigned) return null
      const expiresIn = Math.ceil((until.getTime() - from.getTime()) / 1000)
      return getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn, signingDate: from })
    },
  }
}
