import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { ofStore, type PartsOfFile, type SentInParts } from './storage'

type StoredPart = { PartNumber: number; ETag: string; Size: number }

const isGone = (error: unknown) => (error as { name?: string }).name === 'NoSuchUpload'

/** Maximum wait for the store's response about what browsers may do. */
const preflightMs = 5_000

/** Files that browsers send to a bucket themselves, part by part, by presigned addresses. */
export function s3Parts(client: S3Client, bucket: string): SentInParts {
  const of = ({ key, sending }: PartsOfFile) => ({ Bucket: bucket, Key: key, UploadId: sending })

  async function stored(file: PartsOfFile): Promise<StoredPart[] | null> {
    const found: StoredPart[] = []
    try {
      for await (const { Parts = [] } of paginateListParts({ client }, of(file)))
        for (const { PartNumber = 0, ETag = '', Size = 0 } of Parts) found.push({ PartNumber, ETag, Size })
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
    return found
  }

  const addressOf: SentInParts['addressOf'] = (file, { number, bytes }, seconds) =>
    // The length is signed, so that nobody can send more bytes than were announced.
    getSignedUrl(client, new UploadPartCommand({ ...of(file), PartNumber: number, ContentLength: bytes }), {
      expiresIn: seconds,
    })

  return {
    async isOpenTo(origin) {
      const address = await addressOf({ key: 'preflight', sending: 'preflight' }, { number: 1, bytes: 1 }, 60)
      const headers = { origin, 'access-control-request-method': 'PUT' }
      const signal = AbortSignal.timeout(preflightMs)
      const asked = { method: 'OPTIONS', headers, signal, redirect: 'error' } as const
      const reply = await fetch(address, asked).catch(() => null)
      if (!reply?.ok) return false
      const says = (name: string) => reply.headers.get(`access-control-allow-${name}`) ?? ''
      return ['*', origin].includes(says('origin')) && /\*|\bPUT\b/.test(says('methods'))
    },
    begin: ofStore(async (key: string) => {
      const { UploadId = '' } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }))
      return UploadId
    }),
    addressOf,
    sizes: ofStore(async (file: PartsOfFile) => {
      const parts = await stored(file)
      return parts && new Map(parts.map(({ PartNumber, Size }) => [PartNumber, Size]))
    }),
    end: ofStore(async (file: PartsOfFile) => {
      const parts = (await stored(file)) ?? []
      const MultipartUpload = { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) }
      await client.send(new CompleteMultipartUploadCommand({ ...of(file), MultipartUpload }))
    }),
    giveUp: ofStore(async (file: PartsOfFile) => {
      await client.send(new AbortMultipartUploadCommand(of(file))).catch((error) => {
        if (!isGone(error)) throw error
      })
    }),
  }
}
