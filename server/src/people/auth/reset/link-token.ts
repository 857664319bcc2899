import { type SecretKey, sign } from '#platform/passwords/secrets'

/** The token of a mailed link, derived from the job's id: a second run of the job sends the same link. */
export const linkToken = (secretKey: SecretKey, jobId: string): string => sign(secretKey, `reset link\n${jobId}`)
