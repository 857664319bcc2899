import type { Variables } from './variables'

export type S3Config = {
  /** Null for Amazon's own. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket is the first part of the path, in place of the host's name. */
  pathStyle: boolean
  /** Browsers read clips from the store itself, by addresses that are valid for a limited time. */
  presigned: boolean
}

/** The store of clips and pictures; null for a folder of this machine. */
export function s3Config({ problems, text, address, flag }: Variables): S3Config | null {
  const bucket = text('S3_BUCKET')
  const endpoint = address('S3_ENDPOINT')
  const [accessKeyId, secretAccessKey] = [text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')]
  if (!bucket && (endpoint || accessKeyId)) problems.push('S3_BUCKET is missing')
  if (bucket && !(accessKeyId && secretAccessKey))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY come with S3_BUCKET')
  const settings = {
    endpoint,
    region: text('S3_REGION') ?? 'us-east-1',
    pathStyle: flag('S3_PATH_STYLE', endpoint !== null),
    presigned: flag('S3_PRESIGNED', true),
  }
  return bucket && accessKeyId && secretAccessKey ? { ...settings, bucket, accessKeyId, secretAccessKey } : null
}

/** The store's origin for the security policy, if browsers read clips there; otherwise null. */
export function storeOrigin({ endpoint, region, bucket, pathStyle, presigned }: S3Config): string | null {
  if (!presigned) return null
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return pathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`
}
