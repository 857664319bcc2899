import { startS3 } from '../../../stand-ins/s3/app'

/** A loopback store that speaks S3, and the server's configuration for it. */
export async function storeStage() {
  const store = await startS3({ KEY: 'a-secret-of-the-store' })
  const config = {
    endpoint: store.endpoint,
    region: 'us-east-1',
    bucket: 'clips',
    accessKeyId: 'KEY',
    secretAccessKey: 'a-secret-of-the-store',
    pathStyle: true,
    presigned: true,
  }
  return { store, config }
}
