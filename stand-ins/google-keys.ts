import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, string | number | boolean>
type Key = { kid: string; privateKey: KeyObject }

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function newKey(): Key {
  return { kid: randomUUID(), privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }
}

const publicJwk = ({ kid, privateKey }: Key) => ({
  ...createPublicKey(privateKey).export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})

/**
 * A loopback issuer of ID tokens that publishes its keys as Google does, and makes the forgeries that must be refused.
 */
export async function startGoogleKeys(clientId: string) {
  let key = newKey()
  let answer: 'keys' | 'rubbish' | 'error' = 'keys'
  const server = createServer((_request, response) => {
    if (answer === 'error') response.statusCode = 500
    response.setHeader('content-type', 'application/json')
    response.end(answer === 'keys' ? JSON.stringify({ keys: [publicJwk(key)] }) : '<html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function claims(changes: Claims): Claims {
    const seconds = Math.floor(Date.now() / 1000)
    const times = { iat: seconds, exp: seconds + 3600 }
    return {
      iss: issuer,
      aud: clientId,
      email_verified: true,
      name: 'Sample Person',
      jti: randomUUID(),
      ...times,
      ...changes,
    }
  }
  const unsigned = (alg: string, changes: Claims) =>
    `${encode({ alg, kid: key.kid, typ: 'JWT' })}.${encode(claims(changes))}`

  return {
    issuer,
    keysUrl: `${issuer}/certs`,
    /** An ID token with these claims; the other claims are valid. */
    token(changes: Claims) {
      const text = unsigned('RS256', changes)
      return `${text}.${sign('sha256', Buffer.from(text), key.privateKey).toString('base64url')}`
    },
    /** A token whose header says that it needs no signature. */
    unsignedToken: (changes: Claims) => `${unsigned('none', changes)}.`,
    /** A token signed with the public key as an HMAC secret, against a reader that trusts the header's algorithm. */
    publicKeyToken(changes: Claims) {
      const text = unsigned('HS256', changes)
      const secret = createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' })
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    },
    /** Signs with a new key from now on, and publishes that one alone. */
    rotate() {
      key = newKey()
    },
    answerWith(kind: typeof answer) {
      answer = kind
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
